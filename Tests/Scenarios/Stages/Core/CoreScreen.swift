import Portolan
import TestSupport

/// A screen without pixels: layers, stacks and tabs that steps and a person's hand change.
///
/// It looks at the tree only to build a node it has never seen, as a host does.
struct CoreScreen {
  enum Content {
    case screen
    case stack([NodeID])
    case tabs([Member], selected: Int)
  }

  struct Member {
    let name: String
    var node: NodeID?
  }

  struct Layer {
    let style: PresentationStyle?
    let root: NodeID
  }

  private(set) var layers: [Layer] = []
  private(set) var contents: [NodeID: Content] = [:]
  private(set) var names: [NodeID: String] = [:]
  /// What a person typed into the field of a screen.
  var texts: [NodeID: String] = [:]
  /// Steps that no screen could perform.
  private(set) var faults: [String] = []

  mutating func perform(_ plan: Plan) {
    for step in plan.steps where !perform(step, towards: plan.to) {
      faults.append("\(step) is not possible")
    }
  }

  /// Lets go of nodes that are shown no more.
  mutating func forget(_ ids: [NodeID]) {
    for id in ids {
      contents[id] = nil
      names[id] = nil
      texts[id] = nil
    }
  }

  mutating func set(_ content: Content, of id: NodeID) { contents[id] = content }

  mutating func dropLayer() { layers.removeLast() }

  /// False when it cannot be done.
  private mutating func perform(_ step: Step, towards tree: NavigationTree) -> Bool {
    switch step {
    case .dismiss(let above):
      guard layers.count > above + 1 else { return false }
      layers = Array(layers.prefix(above + 1))
    case .switchPart(let root):
      layers = root.map { [Layer(style: nil, root: $0)] } ?? []
      if let root { build(root, of: tree) }
    case .present(let root, let style):
      guard !layers.isEmpty else { return false }
      layers.append(Layer(style: style, root: root))
      build(root, of: tree)
    case .fill(let tabs, let position, let id):
      guard case .tabs(var members, let selected) = contents[tabs] else { return false }
      members[position].node = id
      contents[tabs] = .tabs(members, selected: selected)
      if let id { build(id, of: tree) }
    case .select(let tabs, let position):
      guard case .tabs(let members, _) = contents[tabs] else { return false }
      contents[tabs] = .tabs(members, selected: position)
    case .setStack(let stack, let keeping, let pushing):
      guard case .stack(let elements) = contents[stack] else { return false }
      contents[stack] = .stack(elements.prefix(keeping) + pushing)
      for id in pushing { build(id, of: tree) }
    case .update(let id): names[id] = tree.route(of: id).map(Self.name)
    }
    return true
  }

  private mutating func build(_ id: NodeID, of tree: NavigationTree) {
    guard contents[id] == nil else { return }
    names[id] = tree.route(of: id).map(Self.name)
    switch tree.kind(of: id) {
    case .screen, .foreign: contents[id] = .screen
    case .stack: contents[id] = .stack(tree.children(of: id))
    case .tabs, .pages, .split, .custom:
      let members = (0..<tree.placeCount(of: id)).map { place in
        Member(
          name: tree.memberRoute(at: place, of: id).map(Self.name) ?? "?",
          node: tree.child(at: place, of: id))
      }
      contents[id] = .tabs(members, selected: tree.selection(of: id))
    }
    for child in tree.children(of: id) { build(child, of: tree) }
  }

  private static func name(of route: AnyRoute) -> String {
    if let shop = route.as(Shop.self) { return screenName(of: shop) }
    return route.as(Counter.self).map { screenName(of: $0) } ?? "?"
  }
}
