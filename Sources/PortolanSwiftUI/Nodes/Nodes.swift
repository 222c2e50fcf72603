import Portolan

/// The models of the nodes in the tree; it holds nothing of a node that went.
@MainActor final class Nodes {
  private let scene: SceneNavigator
  private let assemblies: [AnyAssembly]
  weak var observer: (any ScreenObserver & ContainerObserver)?
  private var models: [NodeID: NodeModel] = [:]

  init(_ scene: SceneNavigator, _ assemblies: [AnyAssembly]) {
    self.scene = scene
    self.assemblies = assemblies
  }

  /// The model of a node that was built before.
  func existing(_ id: NodeID) -> NodeModel? { models[id] }

  func screen(_ id: NodeID) -> ScreenModel? {
    if case .screen(let screen)? = models[id] { return screen }
    return nil
  }

  /// The screens that a stack has or had.
  func screens(in stack: NodeID) -> [ScreenModel] {
    models.keys.sorted().compactMap(screen).filter { $0.stack == stack }
  }

  /// Makes the models of a node and of all beneath it say what the tree says.
  func update(_ id: NodeID, from tree: NavigationTree, parent: NodeID? = nil) {
    let children = tree.children(of: id)
    for child in children { update(child, from: tree, parent: id) }
    switch models[id] {
    case nil: models[id] = build(id, parent, in: tree)
    case .stack(let stack)?: stack.set(children)
    case .tabs(let tabs)?: tabs.set(members(of: id, in: tree), selection: tree.selection(of: id))
    case .screen?: return
    }
  }

  /// Makes the models of what tabs hold, without a change of what they select.
  func fill(_ id: NodeID, from tree: NavigationTree) {
    for child in tree.children(of: id) where models[child] == nil {
      update(child, from: tree, parent: id)
    }
    guard case .tabs(let tabs)? = models[id] else { return }
    tabs.set(members(of: id, in: tree), selection: tabs.selection)
  }

  /// Makes the models of a stack's screens.
  func addScreens(of id: NodeID, from tree: NavigationTree) {
    for child in tree.children(of: id) where models[child] == nil {
      update(child, from: tree, parent: id)
    }
  }

  /// Lets go of a node and expects what it had to die.
  func release(_ id: NodeID, route: AnyRoute?) {
    guard let model = models.removeValue(forKey: id) else { return }
    scene.expectRelease(of: model.object, node: id, route: route)
  }

  func tabLabel(for route: AnyRoute) -> AnyView? {
    first { $0.tabLabel(route) }
  }

  private func build(_ id: NodeID, _ parent: NodeID?, in tree: NavigationTree) -> NodeModel? {
    guard let observer else { return nil }
    switch tree.shape(of: id) {
    case .screen: return .screen(screen(for: id, parent, in: tree, observer))
    case .stack: return .stack(StackModel(id, tree.children(of: id), observer: observer))
    case .tabs:
      let members = members(of: id, in: tree)
      return .tabs(TabsModel(id, members, tree.selection(of: id), observer: observer))
    }
  }

  private func screen(
    for id: NodeID, _ parent: NodeID?, in tree: NavigationTree, _ observer: any ScreenObserver
  ) -> ScreenModel {
    let found = first { $0.screen(id, scene) }
    if found == nil, scene.tree.contains(id) {
      scene.report(.noAssembly(for: tree.route(of: id)))
    }
    let stack = parent.flatMap { tree.shape(of: $0) == .stack ? $0 : nil }
    return ScreenModel(
      id: id, stack: stack, observer: observer,
      content: found?.content ?? { AnyView(EmptyView()) }, context: found?.context)
  }

  /// What the first assembly makes that knows the route.
  private func first<Made>(_ make: (AnyAssembly) -> Made?) -> Made? {
    for assembly in assemblies {
      if let made = make(assembly) { return made }
    }
    return nil
  }

  private func members(of id: NodeID, in tree: NavigationTree) -> [TabsModel.Member] {
    (0..<tree.placeCount(of: id)).map { place in
      TabsModel.Member(
        id: place, node: tree.child(at: place, of: id),
        route: tree.memberRoute(at: place, of: id))
    }
  }
}
