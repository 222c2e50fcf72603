@testable import Portolan

/// A screen without pixels: layers, stacks and tabs, changed by steps alone.
///
/// It looks at the tree only to build a node it has never seen, as a host does.
struct ScreenModel: Equatable {
  enum Content: Equatable {
    case screen
    case stack([NodeID])
    case tabs([NodeID?], selected: Int)
  }

  struct Layer: Equatable {
    let style: PresentationStyle?
    let root: NodeID
  }

  private(set) var layers: [Layer] = []
  private(set) var contents: [NodeID: Content] = [:]
  private(set) var routes: [NodeID: AnyRoute] = [:]

  init() {}

  /// What a screen that shows the tree looks like, kept parts included.
  init(showing tree: NavigationTree) {
    layers = tree.layers.map { Layer(style: $0.style, root: $0.root) }
    for layer in tree.layers + tree.kept.joined() { build(layer.root, of: tree) }
  }

  private mutating func build(_ id: NodeID, of tree: NavigationTree) {
    guard contents[id] == nil else { return }
    routes[id] = tree.route(of: id)
    let places = (0..<tree.placeCount(of: id)).map { tree.child(at: $0, of: id) }
    switch tree.shape(of: id) {
    case .screen: contents[id] = .screen
    case .stack: contents[id] = .stack(places.compactMap(\.self))
    case .tabs: contents[id] = .tabs(places, selected: tree.selection(of: id))
    }
    for child in places.compactMap(\.self) { build(child, of: tree) }
  }

  mutating func perform(_ plan: Plan) {
    for step in plan.steps { perform(step, towards: plan.to) }
    forget(plan.leaving)
  }

  /// Lets go of nodes that are shown no more.
  mutating func forget(_ ids: [NodeID]) {
    for id in ids {
      contents[id] = nil
      routes[id] = nil
    }
  }

  mutating func perform(_ step: Step, towards tree: NavigationTree) {
    switch step {
    case .dismiss(let above): layers = Array(layers.prefix(above + 1))
    case .switchPart(let root):
      layers = root.map { [Layer(style: nil, root: $0)] } ?? []
      if let root { build(root, of: tree) }
    case .present(let root, let style):
      layers.append(Layer(style: style, root: root))
      build(root, of: tree)
    case .fill(let tabs, let position, let id):
      guard case .tabs(var members, let selected) = contents[tabs] else { return }
      members[position] = id
      contents[tabs] = .tabs(members, selected: selected)
      if let id { build(id, of: tree) }
    case .select(let tabs, let position):
      guard case .tabs(let members, _) = contents[tabs] else { return }
      contents[tabs] = .tabs(members, selected: position)
    case .setStack(let stack, let keeping, let pushing):
      guard case .stack(let elements) = contents[stack] else { return }
      contents[stack] = .stack(elements.prefix(keeping) + pushing)
      for id in pushing { build(id, of: tree) }
    case .update(let id): routes[id] = tree.route(of: id)
    }
  }

  mutating func set(_ content: Content, of id: NodeID) { contents[id] = content }

  mutating func dropLayer() { layers.removeLast() }

  /// Shows a layer that belongs to nobody.
  mutating func present(_ stranger: NodeID) { layers.append(Layer(style: .sheet, root: stranger)) }
}
