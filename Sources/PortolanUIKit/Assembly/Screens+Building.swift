import Portolan

extension Screens {
  func build(_ id: NodeID, in tree: NavigationTree) -> UIViewController {
    switch tree.kind(of: id) {
    case .screen: return made(id, in: tree) { $0.screen(id, scene) } ?? UIViewController()
    case .foreign: return UIViewController()
    case .stack:
      let stack = stack(for: id, in: tree)
      stack.delegate = delegate
      stack.setViewControllers(
        elements(tree.children(of: id), of: stack, in: tree), animated: false)
      return stack
    case .tabs, .pages, .split, .custom:
      let container = container(for: id, in: tree)
      container.memberStep?.set(members(of: id, in: tree), selected: tree.selection(of: id))
      return container
    }
  }

  private func container(for id: NodeID, in tree: NavigationTree) -> UIViewController {
    if let adapter = tree.adapter(of: id) {
      let own = fitting((any MemberContainer).self, id, in: tree) {
        $0.container(id, adapter, scene)
      }
      return own ?? MemberViewController()
    }
    guard tree.kind(of: id) == .tabs else {
      scene.report(.oneAtATime(tree.route(of: id)))
      return tree.kind(of: id) == .split ? OneColumnController() : MemberViewController()
    }
    let own = fitting(UITabBarController.self, id, in: tree) { $0.screen(id, scene) }
    let tabs = own ?? UITabBarController()
    tabs.delegate = delegate
    return tabs
  }

  private func stack(for id: NodeID, in tree: NavigationTree) -> UINavigationController {
    let own: UINavigationController?
    if tree.route(of: id) == nil {
      let root = tree.children(of: id).first.flatMap(tree.route(of:))
      own = root.flatMap { root in first { $0.stack(root) } }
    } else {
      own = fitting(UINavigationController.self, id, in: tree) { $0.screen(id, scene) }
    }
    return own ?? UINavigationController()
  }

  /// The assembly's controller of a container's node, when it is of the kind.
  private func fitting<C>(
    _ kind: C.Type, _ id: NodeID, in tree: NavigationTree,
    _ make: (AnyAssembly) -> UIViewController?
  ) -> C? {
    let built = made(id, in: tree, make)
    if let container = built as? C { return container }
    if let route = tree.route(of: id) {
      scene.report(.wrongContainer(route, wanted: "\(C.self)"))
    }
    return nil
  }

  /// What the assembly makes that knows the node's route.
  private func made(
    _ id: NodeID, in tree: NavigationTree, _ make: (AnyAssembly) -> UIViewController?
  ) -> UIViewController? {
    if let made = first(make) { return made }
    if scene.tree.contains(id) { scene.report(.noAssembly(for: tree.route(of: id))) }
    return nil
  }
}
