public import Foundation
public import Portolan

/// A screen with a person in front of it, on which a test plays an app's own interface.
///
/// ```swift
/// let stage = UIKitStage { app.rootController }
/// try await stage.tap("Lamp")
/// #expect(stage.picture == "main[*(products › product(7)) | account…]")
/// try await stage.settle { try await app.navigator.navigate(to: .bag) }
/// ```
///
/// `UIKitStage` and `SwiftUIStage` show an app on the headless models, on Linux and macOS. The
/// person acts at once, and the call returns when the screen is at rest: transitions and animations
/// have ended, and no request of the stage's navigators is on its way.
///
/// Time passes by itself during a wait. Transitions take none. Tasks that sleep on the stage's
/// clock wake, as long as that takes no more than five seconds in all: deadlines of guards and
/// parked requests do not end by themselves. ``advance(by:from:)`` lets more time pass. Work in
/// real time, such as a request to a server, may take as long as ``patience``; then the call throws
/// a ``StageError`` that lists the work it still waits for.
///
/// Errors name the line of the test. A stage is for one test and used by one task at a time.
@MainActor public protocol Stage: AnyObject {
  /// The screen as one line, in the syntax of `print(tree)`.
  ///
  /// Containers and layers are read from the screen; only the names of screens come from the
  /// navigator. A screen of no navigator is `?`. A window above the app's own is written as a
  /// layer: `⇧ curtain (lock)`. An empty screen has an empty picture.
  var picture: String { get }

  /// The texts in front, from top to bottom, without those that a layer covers.
  ///
  /// They include titles, labels of buttons and tabs, and the text of fields.
  var texts: [String] { get }

  /// The names of the controls that a person can tap or type into now.
  var controls: [String] { get }

  /// The name of the field that has the keyboard; nil when no field has it.
  var focus: String? { get }

  /// The announcements to assistive technology, in order.
  var announcements: [String] { get }

  /// The faults that UIKit or SwiftUI would log or stop the app for, in order.
  var faults: [String] { get }

  /// How much real time a call may take; ten seconds by default.
  ///
  /// It may take longer on a machine so busy that the screen got few turns.
  var patience: Duration { get set }

  /// Taps a control, as ``tap(_:fileID:line:)`` and ``tap(_:until:fileID:line:)`` do.
  func tap(_ name: String, until holds: (() -> Bool)?, from site: CallSite) async throws

  /// Types into a field, as ``type(_:into:fileID:line:)`` does.
  func type(_ text: String, into name: String, from site: CallSite) async throws

  /// Drags a screen back or a sheet down, as ``drag(_:fileID:line:)`` does.
  func drag(_ direction: StageDrag, from site: CallSite) async throws -> Bool

  /// Opens a URL, as ``open(_:fileID:line:)`` does.
  func open(_ url: URL, from site: CallSite) async throws

  /// Sends the app to the background or brings it back, as ``leave(fileID:line:)`` and
  /// ``comeBack(fileID:line:)`` do.
  func setForeground(_ isInFront: Bool, from site: CallSite) async throws

  /// Gives the window another size, as ``resize(to:fileID:line:)`` does.
  func resize(to size: CGSize, from site: CallSite) async throws

  /// Lets time pass, as ``advance(by:fileID:line:)`` does.
  func advance(by time: Duration, from site: CallSite) async throws

  /// Waits until the screen is at rest, as ``settle(fileID:line:)`` does.
  func settle(from site: CallSite) async throws

  /// Waits until a condition holds, as ``settle(until:fileID:line:)`` does.
  func settle(until holds: () -> Bool, from site: CallSite) async throws

  /// Runs the test's own work, as ``settle(fileID:line:_:)`` does.
  func settle<Result: Sendable>(
    from site: CallSite, _ work: @escaping @MainActor () async throws -> Result
  ) async throws -> Result
}
