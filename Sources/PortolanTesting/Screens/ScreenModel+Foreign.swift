public import Portolan

extension ScreenModel {
  /// Other code pushes a screen of its own onto the stack in front; without a stack nothing happens.
  ///
  /// ```swift
  /// host.screen.push(ForeignID(controller))
  /// navigator.scene.screenDidChange()
  /// expectPicture("main[*(products › ?) | account…]", of: navigator.tree)
  /// ```
  package mutating func push(_ foreign: ForeignID) {
    guard let (id, elements) = frontStack else { return }
    set(.stack(elements + [stand(for: foreign)]), of: id)
  }

  /// Other code presents a screen of its own over all that is shown; over nothing it cannot.
  package mutating func present(_ foreign: ForeignID) {
    guard !layers.isEmpty else { return }
    setLayers(layers + [Layer(style: nil, root: stand(for: foreign))])
  }

  /// Other code takes its screen away, and with it what stands on it.
  package mutating func remove(_ foreign: ForeignID) {
    if let place = layers.firstIndex(where: { foreigners[$0.root] == foreign }) {
      setLayers(Array(layers[..<place]))
    }
    for (id, content) in contents {
      guard case .stack(let elements) = content,
        let place = elements.firstIndex(where: { foreigners[$0] == foreign })
      else { continue }
      set(.stack(Array(elements[..<place])), of: id)
    }
  }

  /// Whether other code's screen stands anywhere, in sight or not.
  func shows(_ foreign: ForeignID) -> Bool {
    contents.values.contains { content in
      guard case .stack(let elements) = content else { return false }
      return elements.contains { foreigners[$0] == foreign }
    } || layers.contains { foreigners[$0.root] == foreign }
  }

  /// A node that only this screen knows: the tree has one of its own for the same screen.
  private mutating func stand(for foreign: ForeignID) -> NodeID {
    let id = NodeID(raw: 1 << 50 + UInt64(foreigners.count))
    foreigners[id] = foreign
    return id
  }

  /// What a host reads: the node, or whose screen it is.
  func read(_ id: NodeID) -> ScreenReading.Element {
    foreigners[id].map(ScreenReading.Element.foreign) ?? .node(id)
  }
}

extension ScreenModel: Equatable {
  /// Whether both show the same, screens of other code included, whatever node stands for them.
  public static func == (one: Self, other: Self) -> Bool {
    one.layers.map(\.style) == other.layers.map(\.style)
      && one.layers.map { one.read($0.root) } == other.layers.map { other.read($0.root) }
      && one.stated == other.stated && one.routes == other.routes
  }

  /// What stands in each of our nodes, in words that do not name the nodes of other code.
  private var stated: [NodeID: State] {
    var states: [NodeID: State] = [:]
    for (id, content) in contents where foreigners[id] == nil {
      if case .stack(let elements) = content {
        states[id] = State(kind: kinds[id], content: nil, elements: elements.map(read))
      } else {
        states[id] = State(kind: kinds[id], content: content, elements: [])
      }
    }
    return states
  }

  private struct State: Equatable {
    let kind: Kind?
    let content: Content?
    let elements: [ScreenReading.Element]
  }
}
