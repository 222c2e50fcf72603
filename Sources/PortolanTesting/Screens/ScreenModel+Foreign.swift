package import Portolan

extension ScreenModel {
  /// Pushes a screen of other code onto the stack in front; without a stack nothing happens.
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

  /// Presents a screen of other code over all layers; on an empty screen nothing happens.
  package mutating func present(_ foreign: ForeignID) {
    guard !layers.isEmpty else { return }
    setLayers(layers + [Layer(style: nil, root: stand(for: foreign))])
  }

  /// Removes a screen of other code, and the screens on it.
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

  /// Whether the screen of other code is anywhere, visible or not.
  func shows(_ foreign: ForeignID) -> Bool {
    contents.values.contains { content in
      guard case .stack(let elements) = content else { return false }
      return elements.contains { foreigners[$0] == foreign }
    } || layers.contains { foreigners[$0.root] == foreign }
  }

  /// Makes a node that only this screen knows; the tree has another for the same screen.
  private mutating func stand(for foreign: ForeignID) -> NodeID {
    let id = NodeID(raw: 1 << 50 + UInt64(foreigners.count))
    foreigners[id] = foreign
    return id
  }

  /// The node as a host reads it, or the identity of other code's screen.
  func read(_ id: NodeID) -> ScreenReading.Element {
    foreigners[id].map(ScreenReading.Element.foreign) ?? .node(id)
  }
}

extension ScreenModel: Equatable {
  /// Whether both screens show the same.
  ///
  /// Where one shows a screen of other code, the other must show the same controller.
  public static func == (one: Self, other: Self) -> Bool {
    one.layers.map(\.style) == other.layers.map(\.style)
      && one.layers.map { one.read($0.root) } == other.layers.map { other.read($0.root) }
      && one.stated == other.stated && one.routes == other.routes
  }

  /// The state of each of the app's nodes; screens of other code appear by their identity.
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
