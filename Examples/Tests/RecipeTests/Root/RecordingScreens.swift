import Portolan
import PortolanUIKit

@testable import RootFlow
@testable import RootFlowUIKit

/// The recipe's screens, in stacks that note what happens to them.
@MainActor final class RecordingScreens: ScreenAssembly {
  private let screens: RootScreens
  private(set) var made: [WeakObject] = []
  var calls: [String] = []

  init(_ screens: RootScreens) {
    self.screens = screens
  }

  func screen(for route: RootRoute, in context: ScreenContext<RootRoute>) -> UIViewController {
    let controller = screens.screen(for: route, in: context)
    made.append(WeakObject(controller))
    return controller
  }

  func stack(for root: RootRoute) -> UINavigationController {
    let stack = RecordingStack()
    stack.name = "\(root)"
    stack.log = self
    made.append(WeakObject(stack))
    return stack
  }

  /// What is still alive of all that was made.
  var alive: [String] { made.compactMap { $0.object.map { "\(type(of: $0))" } }.sorted() }

  /// How often a call was noted.
  func count(_ call: String) -> Int { calls.filter { $0.hasSuffix(" " + call) }.count }
}
