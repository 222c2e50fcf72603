public import PortolanSwiftUI
internal import PortolanUIKit

/// A window with a person in front of it, on which facts about UIKit and SwiftUI are tried.
///
/// It has two implementations: one on our models, and one in a running app, where a test of the
/// interface is the person.
@MainActor public protocol FactStage: AnyObject {
  /// The number of the system's version.
  var system: Int { get }

  /// The device.
  var device: FactDevice { get }

  /// The root of the window.
  var root: UIViewController? { get }

  /// Whether a bar has moved to its place within an animation since something was shown.
  var hasMovedBars: Bool { get }

  /// Shows a controller in a window of its own, alone.
  func show(_ root: UIViewController)

  /// Shows views in a window of its own, alone.
  func show(_ views: @escaping @MainActor () -> AnyView)

  /// Makes another window of the scene, which is hidden at first; the caller holds it.
  func makeWindow() throws -> UIWindow

  /// Waits for one turn of the run loop.
  func turn() async throws

  /// Calls after each turn from now on, as long as it says true.
  func eachTurn(_ body: @escaping @MainActor () -> Bool)

  /// Waits until nothing moves.
  func settle() async throws

  /// Waits until something holds, as long as the system may keep objects that have come to their end.
  func outlast(until holds: () -> Bool) async throws

  /// A person does something; returns when nothing moves, and throws where no person can do it.
  func act(_ act: FactAct) async throws

  /// A person leaves the app and comes back; the change is made while the scene is inactive.
  func leave(_ change: @escaping @MainActor () -> Void) async throws

  /// Whether a person who uses assistive technology finds something with this label.
  func finds(_ label: String) async throws -> Bool
}
