import PortolanUIKit

extension FactTrial {
  /// A controller whose calls are noted.
  func controller(_ name: String) -> FactController { FactController(name, calls) }

  /// A stack of noted controllers in the window, at rest, whose delegate is noted too.
  func shownStack(_ names: String..., tellsDelegate: Bool = true) async throws
    -> UINavigationController
  {
    let stack = UINavigationController()
    stack.setViewControllers(names.map { controller($0) }, animated: false)
    try await show(stack)
    if tellsDelegate { stack.delegate = hold(StackCalls(calls)) }
    return stack
  }

  /// A noted controller in the window, at rest.
  func shownController(_ name: String = "A") async throws -> FactController {
    let shown = controller(name)
    try await show(shown)
    return shown
  }

  /// A controller with another presented over it, at rest.
  func shownLayer(
    as style: UIModalPresentationStyle = .pageSheet
  ) async throws -> (base: FactController, layer: FactController) {
    let (base, layer) = (try await shownController(), controller("B"))
    layer.modalPresentationStyle = style
    base.present(layer, animated: false)
    try await settle()
    _ = calls.take()
    return (base, layer)
  }

  /// Tabs of noted controllers, the first in front, at rest.
  func shownTabs(
    _ count: Int, in tabs: UITabBarController = UITabBarController()
  ) async throws -> UITabBarController {
    tabs.setViewControllers((0..<count).map { controller("Tab \($0)") }, animated: false)
    try await show(tabs)
    tabs.delegate = hold(TabCalls(calls))
    return tabs
  }
}
