import Portolan

/// The controllers of the nodes in the tree; it holds nothing of a node that went.
@MainActor final class Screens {
  private let scene: SceneNavigator
  private let assemblies: [AnyAssembly]
  private let delegate: ContainerDelegate
  private var controllers: [NodeID: UIViewController] = [:]
  private var nodes: [ObjectIdentifier: NodeID] = [:]

  init(_ scene: SceneNavigator, _ assemblies: [AnyAssembly], delegate: ContainerDelegate) {
    self.scene = scene
    self.assemblies = assemblies
    self.delegate = delegate
  }

  /// The node that a controller was built for; nil for foreign ones.
  func node(of controller: UIViewController) -> NodeID? { nodes[ObjectIdentifier(controller)] }

  /// The controller of a node that was built before.
  func existing(_ id: NodeID) -> UIViewController? { controllers[id] }

  /// The controller of a node, built with all beneath it when it is new.
  func controller(for id: NodeID, in tree: NavigationTree) -> UIViewController {
    if let controller = controllers[id] { return controller }
    let controller = build(id, in: tree)
    controllers[id] = controller
    nodes[ObjectIdentifier(controller)] = id
    return controller
  }

  /// What stands at a place of tabs: the member's controller, or a slot that was never entered.
  func member(at position: Int, of tabs: NodeID, in tree: NavigationTree) -> UIViewController {
    let member: UIViewController
    if let id = tree.child(at: position, of: tabs) {
      member = controller(for: id, in: tree)
    } else {
      member = SlotViewController()
    }
    if let route = tree.memberRoute(at: position, of: tabs),
      let item = first({ $0.tabItem(route) })
    {
      member.tabBarItem = item
    }
    return member
  }

  /// Lets go of a node and expects its controller to die.
  func release(_ id: NodeID, route: AnyRoute?) {
    guard let controller = controllers.removeValue(forKey: id) else { return }
    nodes[ObjectIdentifier(controller)] = nil
    scene.expectRelease(of: controller, node: id, route: route)
  }

  private func build(_ id: NodeID, in tree: NavigationTree) -> UIViewController {
    switch tree.kind(of: id) {
    case .screen, .foreign: return screen(for: id, in: tree) ?? UIViewController()
    case .stack:
      let stack = container(for: id, in: tree, plain: UINavigationController())
      stack.delegate = delegate
      stack.setViewControllers(
        tree.children(of: id).map { controller(for: $0, in: tree) }, animated: false)
      return stack
    case .tabs, .pages, .split, .custom:
      let tabs = container(for: id, in: tree, plain: UITabBarController())
      tabs.delegate = delegate
      let places = 0..<tree.placeCount(of: id)
      tabs.setViewControllers(
        places.map { member(at: $0, of: id, in: tree) }, animated: false)
      tabs.selectedIndex = tree.selection(of: id)
      return tabs
    }
  }

  private func screen(for id: NodeID, in tree: NavigationTree) -> UIViewController? {
    if let screen = first({ $0.screen(id, scene) }) { return screen }
    if scene.tree.contains(id) { scene.report(.noAssembly(for: tree.route(of: id))) }
    return nil
  }

  /// What the first assembly makes that knows the route; each is asked once at most.
  ///
  /// A lazy map would call its closure again for the value, and build each screen twice.
  private func first<Made>(_ make: (AnyAssembly) -> Made?) -> Made? {
    for assembly in assemblies {
      if let made = make(assembly) { return made }
    }
    return nil
  }

  /// The controller of a container's node: the assembly's when it is of the kind, else a plain one.
  private func container<C: UIViewController>(
    for id: NodeID, in tree: NavigationTree, plain: @autoclosure () -> C
  ) -> C {
    guard let route = tree.route(of: id) else {
      let root = tree.children(of: id).first.flatMap(tree.route(of:))
      let stack = root.flatMap { name in first { $0.stack(name) } }
      return stack as? C ?? plain()
    }
    let built = screen(for: id, in: tree)
    if let container = built as? C { return container }
    scene.report(.wrongContainer(route, wanted: "\(C.self)"))
    return plain()
  }
}
