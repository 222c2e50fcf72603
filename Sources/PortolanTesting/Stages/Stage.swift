public import Foundation
public import Portolan

/// A whole app in a test: its screen, and the actions of a user in front of it.
///
/// ```swift
/// let stage = UIKitStage { app.rootController }
/// try await stage.tap("Lamp")
/// #expect(stage.picture == "main[*(products › product(7)) | account…]")
/// try await stage.settle { try await app.navigator.navigate(to: .bag) }
/// ```
///
/// `UIKitStage` and `SwiftUIStage` show an app on the headless models, on Linux and macOS. Each
/// action returns when nothing moves on the screen and no request of the app's navigators is on its
/// way, except requests that wait for the user.
///
/// The stage has a clock of its own. Transitions take no time. While an action waits, up to five
/// seconds of this clock pass for tasks that sleep on it; longer deadlines, such as those of guards
/// and parked requests, pass only with ``advance(by:fileID:line:)``. Work in real time, such as a
/// request to a server, may take as long as ``patience``; then the action throws a ``StageError``
/// that lists what it waits for.
///
/// Errors name the line of the test. Make a stage for each test, and use it from one task at a
/// time.
@MainActor public protocol Stage: AnyObject {
  /// The picture of the screen, in the format of `print(tree)`.
  ///
  /// Containers and layers are read from the screen; only the names of screens come from the
  /// navigator. A screen of other code is `?`. A window above the app's own is written as a layer:
  /// `⇧ curtain (lock)`. The picture of an empty screen is empty.
  var picture: String { get }

  /// The texts in front, from top to bottom, without those that a layer covers.
  ///
  /// Titles, labels of buttons and tabs, and the texts in fields are among them.
  var texts: [String] { get }

  /// The names of the controls that the user can tap or type into now.
  var controls: [String] { get }

  /// The name of the field that has the keyboard; nil when no field has it.
  var focus: String? { get }

  /// The announcements to VoiceOver, in order.
  var announcements: [String] { get }

  /// The warnings and failed assertions of UIKit or SwiftUI, in order; empty without any.
  var faults: [String] { get }

  /// The real time that a call may take before it throws; ten seconds by default.
  ///
  /// On a very busy machine a call may take longer.
  var patience: Duration { get set }

  /// Taps a control: as ``tap(_:fileID:line:)`` does if `holds` is nil, otherwise as
  /// ``tap(_:until:fileID:line:)`` does.
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

  /// Waits until nothing moves and no request is on its way, as ``settle(fileID:line:)`` does.
  func settle(from site: CallSite) async throws

  /// Waits until a condition holds, as ``settle(until:fileID:line:)`` does.
  func settle(until holds: () -> Bool, from site: CallSite) async throws

  /// Runs code of the test and returns its result, as ``settle(fileID:line:_:)`` does.
  func settle<Result: Sendable>(
    from site: CallSite, _ work: @escaping @MainActor () async throws -> Result
  ) async throws -> Result
}
