import Portolan

/// The models of the tree's nodes; it releases those of nodes that left the tree.
@MainActor final class Nodes {
  private let scene: SceneNavigator
  private let assemblies: [AnyAssembly]
  weak var observer: (any ModelObserver)?
  /// A `ScreenModel`, `StackModel`, `TabsModel` or `SplitModel` for each node.
  private var models: [NodeID: AnyObject] = [:]
  /// The names of the views out of which nodes grow; nil for those that do not.
  private var zooms: [NodeID: SourceName?] = [:]
  /// Nodes that had left the tree when a plan showed them: empty views stand in for their screens.
  private var standIns: Set<NodeID> = []
  /// Whether a user has asked for less motion.
  var reducesMotion = false

  init(_ scene: SceneNavigator, _ assemblies: [AnyAssembly]) {
    self.scene = scene
    self.assemblies = assemblies
  }

  /// The height at which a layer rests; nil without heights.
  func height(of layer: NodeID) -> SheetHeight? { SheetHeight(around: layer, in: scene) }

  /// The model of a node.
  func existing(_ id: NodeID) -> AnyObject? { models[id] }

  /// The front screen in a node's containers, as planned; nil in an empty slot.
  func leaf(of id: NodeID) -> ScreenModel? {
    switch models[id] {
    case let screen as ScreenModel: return screen
    case let stack as StackModel: return leaf(of: stack.top)
    case let tabs as TabsModel: return tabs.selectedNode.flatMap(leaf)
    case let split as SplitModel: return split.frontNode.flatMap(leaf)
    default: return nil
    }
  }

  /// Whether a place of a container is in front there.
  func isFront(_ place: Int, of id: NodeID) -> Bool {
    switch models[id] {
    case let tabs as TabsModel: return tabs.planned == place
    case let split as SplitModel: return split.planned == place
    default: return false
    }
  }

  /// The split in whose front column a screen stands first.
  func split(ledBy screen: ScreenModel) -> SplitModel? {
    guard !screen.isPushed else { return nil }
    return models.values.lazy.compactMap { $0 as? SplitModel }.first {
      $0.frontNode.flatMap(self.leaf) === screen
    }
  }

  /// Whether a user has hidden the column that a node is.
  func isInHiddenColumn(_ id: NodeID) -> Bool {
    models.values.contains { ($0 as? SplitModel)?.hides(id) == true }
  }

  /// The screens in a node's containers.
  func screens(in id: NodeID) -> [NodeID] {
    switch models[id] {
    case let stack as StackModel: return stack.screens.flatMap(screens)
    case let tabs as TabsModel: return tabs.members.compactMap(\.node).flatMap(screens)
    case let split as SplitModel: return split.columns.compactMap(\.self).flatMap(screens)
    default: return [id]
    }
  }

  /// The screens that stand in a stack, or have stood there last.
  func screens(lastIn stack: NodeID) -> [ScreenModel] {
    models.values.compactMap { $0 as? ScreenModel }.filter { $0.stack == stack }
  }

  /// The stacks whose newest path SwiftUI may have missed.
  var unsureStacks: [StackModel] {
    models.values.compactMap { $0 as? StackModel }.filter(\.isUnsure)
  }

  /// Asks the assemblies for restored screens before SwiftUI builds them, in its next frame or
  /// much later: their models may want to be asked before they go.
  func prepare(_ ids: [NodeID], in tree: NavigationTree) {
    for id in ids where tree.wasRestored(id) && tree.isScreen(id) {
      let screen = models[id] as? ScreenModel ?? screen(for: id, in: tree)
      models[id] = screen
      _ = screen.content()
    }
  }

  /// Makes the models of a new node and of its contents.
  func add(_ id: NodeID, from tree: NavigationTree) {
    addChildren(of: id, from: tree)
    let isOutOfDate = standIns.contains(id) && scene.currentTree.contains(id)
    if models[id] == nil || isOutOfDate { models[id] = build(id, in: tree) }
    // Another map may have moved it.
    (models[id] as? ScreenModel)?.stands(as: tree.element(around: id), in: tree)
  }

  /// Makes the models of a container's contents anew; a separate step sets its selection and path.
  func addChildren(of id: NodeID, from tree: NavigationTree) {
    for child in tree.ownChildren(of: id) { add(child, from: tree) }
    (models[id] as? TabsModel)?.set(members(of: id, in: tree))
    (models[id] as? SplitModel)?.set(columns(of: id, in: tree))
  }

  /// Sets the contents of a coming container that was built before: out of sight it was not updated
  /// with the tree.
  func catchUp(_ id: NodeID, with tree: NavigationTree) {
    guard models[id] != nil else { return }
    addChildren(of: id, from: tree)
    (models[id] as? StackModel)?.set(tree.ownChildren(of: id))
    (models[id] as? TabsModel)?.select(tree.selection(of: id))
    (models[id] as? SplitModel)?.follow(tree.selection(of: id))
  }

  /// The containers that have models.
  var containers: [NodeID] { models.filter { !($0.value is ScreenModel) }.map(\.key) }

  /// Releases all models: another host shows them.
  func forget() {
    models = [:]
    standIns = []
    zooms = [:]
  }

  /// Releases a node and expects its model and its screen to die.
  func release(_ id: NodeID, route: AnyRoute?) {
    standIns.remove(id)
    zooms[id] = nil
    guard let model = models.removeValue(forKey: id) else { return }
    ReleaseCheck.begin(for: model, of: id, route: route, in: scene)
  }

  /// The name of the view out of which a node grows; nil when the system moves it.
  ///
  /// Whether it zooms is decided once, since it would otherwise become another view; the name follows
  /// the route.
  func zoomSource(of id: NodeID) -> SourceName? {
    // Reading the route brings the view back when it changes.
    _ = leaf(of: id)?.context?.route
    let name = zoomName(of: id, in: scene.currentTree)
    guard let known = zooms[id] else {
      zooms[id] = .some(name)
      return name
    }
    return known == nil ? nil : name ?? known
  }

  /// What the map says now.
  func zoomName(of id: NodeID, in tree: NavigationTree) -> SourceName? {
    guard tree.contains(id) else { return nil }
    return scene.maps.transition(of: id, in: tree).reducingMotion(reducesMotion).zoomSource
  }

  /// Lets the system move a node whose source is not there.
  func leaveZoom(of id: NodeID) { zooms[id] = .some(nil) }

  /// The words of a dialog; nil for another screen.
  func words(of id: NodeID) -> DialogWords? { first { $0.dialog(id, scene) } }

  func tabLabel(for route: AnyRoute) -> AnyView? {
    first { $0.tabLabel(route) }
  }

  /// What stands in an empty column of a split.
  func emptyColumn(at place: Int, of split: NodeID) -> AnyView? {
    guard scene.currentTree.contains(split),
      let route = scene.currentTree.memberRoute(at: place, of: split)
    else { return nil }
    return first { $0.emptyColumn(route) }
  }

  /// What the assemblies say of the members of tabs now.
  func listings(of members: [TabsModel.Member]) -> [TabListing] {
    members.map { member in
      member.route.flatMap { route in first { $0.tabListing(route) } } ?? TabListing()
    }
  }

  /// A container's view with the app's modifiers.
  func modified(
    _ view: AnyView, for route: AnyRoute?,
    by modifiers: (AnyAssembly) -> (AnyView, AnyRoute) -> AnyView?
  ) -> AnyView {
    guard let route else { return view }
    return first { modifiers($0)(view, route) } ?? view
  }

  private func build(_ id: NodeID, in tree: NavigationTree) -> AnyObject {
    switch tree.kind(of: id) {
    case .screen, .foreign: return screen(for: id, in: tree)
    case .stack:
      let screens = tree.ownChildren(of: id)
      let route = tree.route(of: id) ?? screens.first.flatMap(tree.route)
      return StackModel(id, route, screens, observer: observer)
    case .split:
      return SplitModel(
        id, tree.route(of: id), columns(of: id, in: tree), tree.selection(of: id),
        observer: observer)
    case .tabs, .pages, .custom:
      let tabs = TabsModel(
        id, tree.route(of: id), members(of: id, in: tree), tree.selection(of: id),
        as: look(of: id, in: tree), observer: observer)
      let listings = listings(of: tabs.members)
      tabs.hasValues = TabListing.needsTabValues(listings)
      if scene.isCompact, tabs.mayListUnderMore {
        scene.report(.listedUnderMore(tabs.route, count: tabs.members.count))
      }
      if tabs.hasBar {
        TabListing.reportUnlabelled(listings, of: id, in: tree, "tabLabel(for:)", scene) {
          tabLabel(for: $0) == nil
        }
      }
      return tabs
    }
  }

  private func look(of id: NodeID, in tree: NavigationTree) -> TabsModel.Look {
    if let adapter = tree.adapter(of: id) { return .own(adapter) }
    return tree.kind(of: id) == .pages ? .pages : .tabs
  }

  /// A container of the app's own, as an assembly builds it.
  func view(of container: TabsModel, under adapter: any ContainerAdapter) -> AnyView {
    let members = container.members.map { ContainerMember($0, of: container, nodes: self) }
    return first { $0.container(container.id, adapter, members, scene) }
      ?? AnyView(MembersView(members: members))
  }

  private func screen(for id: NodeID, in tree: NavigationTree) -> ScreenModel {
    let found = first { $0.screen(id, scene) }
    let isGone = !scene.currentTree.contains(id)
    if found == nil, isGone { standIns.insert(id) } else { standIns.remove(id) }
    // Requests for it fail; what stood in the tree before this root came is empty.
    if found == nil, !isGone, let route = tree.route(of: id), !route.isEmptyRefuge {
      scene.report(NavigationError.noAssembly(route: route.label).diagnostic)
    }
    return ScreenModel(
      id: id, observer: observer, content: found?.content ?? { AnyView(EmptyView()) },
      context: found?.context)
  }

  /// The first assembly's view for the route.
  private func first<Made>(_ make: (AnyAssembly) -> Made?) -> Made? {
    for assembly in assemblies {
      if let made = make(assembly) { return made }
    }
    return nil
  }

  private func columns(of id: NodeID, in tree: NavigationTree) -> [NodeID?] {
    (0..<tree.placeCount(of: id)).map { tree.child(at: $0, of: id) }
  }

  private func members(of id: NodeID, in tree: NavigationTree) -> [TabsModel.Member] {
    (0..<tree.placeCount(of: id)).map { place in
      TabsModel.Member(
        id: place, place: place, node: tree.child(at: place, of: id),
        route: tree.memberRoute(at: place, of: id))
    }
  }
}

extension NavigationTree {
  /// The nodes in a container, without screens of other code, which SwiftUI shows by itself.
  func ownChildren(of id: NodeID) -> [NodeID] { children(of: id).filter { foreign($0) == nil } }

  /// The element of a stack in which a node stands: the node itself, or the pages around it.
  fileprivate func element(around id: NodeID) -> NodeID? {
    guard let parent = parent(of: id), kind(of: parent) != .split else { return nil }
    return kind(of: parent) == .stack ? id : element(around: parent)
  }
}
