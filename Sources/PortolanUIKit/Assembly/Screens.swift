import Portolan

/// The controllers of the nodes in the tree; it holds nothing of a node that went.
@MainActor final class Screens {
  let scene: SceneNavigator
  let assemblies: [AnyAssembly]
  let delegate: ContainerDelegate
  private var controllers: [NodeID: UIViewController] = [:]
  private var nodes: [ObjectIdentifier: NodeID] = [:]
  private var tabItems: [NodeID: [AnyRoute: UITabBarItem]] = [:]
  /// What comes with the plan that is performed: what of it was built before may be behind.
  private(set) var coming: Set<NodeID> = []
  /// Containers that the plan which is performed has brought up to date.
  var upToDate: Set<NodeID> = []

  init(_ scene: SceneNavigator, _ assemblies: [AnyAssembly], delegate: ContainerDelegate) {
    self.scene = scene
    self.assemblies = assemblies
    self.delegate = delegate
  }

  /// A plan begins: what is out of sight is as it was left.
  func begin(_ plan: Plan) {
    coming = plan.coming.isEmpty ? [] : Set(plan.coming)
    upToDate = []
  }

  /// The node that a controller was built for; nil for foreign ones.
  func node(of controller: UIViewController) -> NodeID? { nodes[ObjectIdentifier(controller)] }

  /// Whether a row of More that was chosen waits for the navigator's answer.
  func isAskedFor(_ member: UIViewController) -> Bool {
    (member as? SlotViewController ?? member.parent as? SlotViewController)?.isAsking == true
  }

  /// The controller of a node that was built before.
  func existing(_ id: NodeID) -> UIViewController? { controllers[id] }

  /// The controllers of a stack's elements; those of other code are there or have gone.
  func elements(
    _ ids: [NodeID], of stack: UINavigationController, in tree: NavigationTree
  ) -> [UIViewController] {
    var elements: [UIViewController] = []
    for id in ids {
      if let foreign = tree.foreign(id) {
        elements += stack.viewControllers.filter { ForeignID($0) == foreign }
      } else {
        elements.append(arriving(id, in: tree, under: stack))
      }
    }
    return elements
  }

  /// The controller of a node, built with all beneath it when it is new.
  func controller(for id: NodeID, in tree: NavigationTree) -> UIViewController {
    if let controller = controllers[id] { return controller }
    let controller = build(id, in: tree)
    controllers[id] = controller
    nodes[ObjectIdentifier(controller)] = id
    return controller
  }

  /// What stands in each place of a container.
  func members(of container: NodeID, in tree: NavigationTree) -> [UIViewController] {
    (0..<tree.placeCount(of: container)).map { member(at: $0, of: container, in: tree) }
  }

  /// What stands at a place of a container: the member's controller, or a slot that was never entered.
  func member(at position: Int, of container: NodeID, in tree: NavigationTree) -> UIViewController {
    let child = tree.child(at: position, of: container)
    let member =
      child.map { arriving($0, in: tree, under: existing(container)) }
      ?? SlotViewController()
    if let route = tree.memberRoute(at: position, of: container),
      let item = tabItem(for: route, in: container)
    {
      member.tabBarItem = item
    }
    return member
  }

  /// Made once for each place: what the app has written on it since, such as a badge, stays.
  private func tabItem(for route: AnyRoute, in container: NodeID) -> UITabBarItem? {
    if let item = tabItems[container]?[route] { return item }
    let item = first { $0.tabItem(route) }
    tabItems[container, default: [:]][route] = item
    return item
  }

  /// What the first assembly makes that knows the route; a lazy map would ask that one twice.
  func first<Made>(_ make: (AnyAssembly) -> Made?) -> Made? {
    for assembly in assemblies {
      if let made = make(assembly) { return made }
    }
    return nil
  }

  /// Lets go of all: another host shows them.
  func forget() {
    controllers = [:]
    nodes = [:]
    tabItems = [:]
  }

  /// Lets go of a node and expects its controller to die.
  func release(_ id: NodeID, route: AnyRoute?) {
    tabItems[id] = nil
    guard let controller = controllers.removeValue(forKey: id) else { return }
    nodes[ObjectIdentifier(controller)] = nil
    scene.expectRelease(of: controller, node: id, route: route)
  }
}
