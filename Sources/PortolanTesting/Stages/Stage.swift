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
/// `UIKitStage` and `SwiftUIStage` show an app on the headless models, on Linux and macOS. What a
/// person does is done at once, and the call returns when the screen has come to rest: transitions
/// and animations have ended, and no request of a navigator on the stage is on its way.
///
/// Time passes by itself while something is waited for. Transitions take none. What sleeps on the
/// stage's clock wakes, as long as that takes no more than five seconds in all: deadlines of
/// guards and requests that are parked do not end by themselves. ``advance(by:from:)`` lets more
/// pass. What takes real time, as a request to a server does, is waited for as long as ``patience``
/// lasts; then the call throws a ``StageError`` that says what is still awaited.
///
/// Errors name the line of the test. A stage is for one test and used by one task at a time.
@MainActor public protocol Stage: AnyObject {
  /// What the screen shows as one line, written as `print(tree)` writes it.
  ///
  /// Containers and layers are read from the screen; only the names of screens come from the
  /// navigator. What belongs to no navigator is `?`. A window above the app's own is written as a
  /// layer: `⇧ curtain (lock)`. Empty when nothing is shown.
  var picture: String { get }

  /// What can be read in front, from top to bottom and without what a layer covers.
  ///
  /// Titles, labels of buttons and tabs, and what stands in fields are among it.
  var texts: [String] { get }

  /// What a person can tap or type into now, by its name.
  var controls: [String] { get }

  /// The name of the field that has the keyboard; nil when none has.
  var focus: String? { get }

  /// What was said to assistive technology, in order.
  var announcements: [String] { get }

  /// What UIKit or SwiftUI would have complained of in the console or stopped the app for, in order.
  var faults: [String] { get }

  /// How much real time a call may take; ten seconds unless a test says otherwise.
  ///
  /// It may take longer where the machine is so busy that the screen got few turns.
  var patience: Duration { get set }

  /// Taps what has a name, as ``tap(_:fileID:line:)`` and ``tap(_:until:fileID:line:)`` do.
  func tap(_ name: String, until holds: (() -> Bool)?, from site: CallSite) async throws

  /// Types into a field, as ``type(_:into:fileID:line:)`` does.
  func type(_ text: String, into name: String, from site: CallSite) async throws

  /// Drags a screen back or a sheet down, as ``drag(_:fileID:line:)`` does.
  func drag(_ direction: StageDrag, from site: CallSite) async throws -> Bool

  /// Opens an address, as ``open(_:fileID:line:)`` does.
  func open(_ url: URL, from site: CallSite) async throws

  /// Sends the app to the background or brings it back, as ``leave(fileID:line:)`` and
  /// ``comeBack(fileID:line:)`` do.
  func setForeground(_ isInFront: Bool, from site: CallSite) async throws

  /// Lets time pass, as ``advance(by:fileID:line:)`` does.
  func advance(by time: Duration, from site: CallSite) async throws

  /// Waits until the screen is at rest, as ``settle(fileID:line:)`` does.
  func settle(from site: CallSite) async throws

  /// Waits until something holds, as ``settle(until:fileID:line:)`` does.
  func settle(until holds: () -> Bool, from site: CallSite) async throws

  /// Waits for something of the test's own, as ``settle(fileID:line:_:)`` does.
  func settle<Result: Sendable>(
    from site: CallSite, _ work: @escaping @MainActor () async throws -> Result
  ) async throws -> Result
}

/// Where a finger drags.
public enum StageDrag: Hashable, Sendable, CaseIterable {
  /// From the left edge to the right, as a person goes back in a stack.
  case back
  /// Down, as a person puts a sheet away.
  case down
}
