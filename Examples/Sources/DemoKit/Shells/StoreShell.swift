#if DEBUG
import Foundation
import Portolan
import PortolanInspector
import Store

/// The Store in one framework, on a screen without glass, with a finger.
@MainActor protocol StoreShell: AnyObject {
  /// The screen to let time go by on.
  var time: any SteppedScreen { get }
  /// What is on the screen now.
  var drawing: Drawing { get }

  /// Shows a Store from its first screen on.
  func show(_ store: StoreApplication)
  /// Shows one of the Store's screens alone, in a scene of its own, before the Store.
  func cover(with subject: AnyRoute, in scene: SceneNavigator, of store: StoreApplication)
  /// Lets the Store be seen again.
  func uncover()
  /// Gives the window another size.
  func resize(to size: CGSize)
  /// Does something with what it makes belonging to this screen.
  func run<Result>(_ body: @MainActor () async throws -> Result) async rethrows -> Result

  /// Taps an element of the newest drawing; while the screen moves nothing hears it, as on a phone.
  func tap(_ element: String) throws
  /// Replaces the text in a field of the newest drawing.
  func type(_ text: String, into element: String) throws
  /// Begins a gesture; false when nothing comes along.
  func begin(_ gesture: Drawing.Gesture) -> Bool
  /// Lets go on the far side; nothing without a gesture.
  func finish(_ gesture: Drawing.Gesture)
  /// Lets go where it began; nothing without a gesture.
  func cancel(_ gesture: Drawing.Gesture)
}

extension StoreShell {
  /// What a finger holds would never end without it.
  func letGo() {
    cancel(.swipe)
    cancel(.drag)
  }
}

/// The frameworks in which the Store can be drawn.
public enum StoreFramework: String, CaseIterable, Sendable {
  /// Controllers.
  case uikit
  /// Views.
  case swiftui

  @MainActor func makeShell() -> any StoreShell {
    switch self {
    case .uikit: UIKitShell()
    case .swiftui: SwiftUIShell()
    }
  }
}
#endif
