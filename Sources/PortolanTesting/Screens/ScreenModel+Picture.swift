import Portolan

extension ScreenModel {
  /// The picture of this screen, with all values: `main[*(products) | account…]`.
  ///
  /// The picture shows what is on this screen, whatever the navigator's tree is.
  public var picture: String {
    let layers = layers.enumerated().map { place, layer in
      let style = layer.style.map { "\($0)" } ?? "foreign"
      return Picture.Layer(style: place == 0 ? nil : style, content: drawn(layer.root))
    }
    return "\(Picture(layers: layers))"
  }

  private func drawn(_ id: NodeID) -> Picture.Element {
    let name = routes[id]?.picture
    let suffix = kinds[id]?.suffix ?? ""
    switch contents[id] {
    case .screen, nil: return .screen(name ?? "?")
    case .stack(let elements): return .stack(name: name, elements.map(drawn))
    case .members(let places, let selected):
      return .members(
        kinds[id]?.enclosure ?? .members, name: (name ?? "") + suffix, drawn(places, selected))
    case .split(let columns, let column, let isCollapsed):
      return .members(
        isCollapsed ? .columns : .split, name: name ?? "", drawn(columns, column))
    }
  }

  private func drawn(_ places: [Place], _ front: Int) -> [Picture.Member] {
    places.enumerated().map { place, one in
      Picture.Member(
        isSelected: place == front, element: one.node.map(drawn) ?? .slot(one.name))
    }
  }
}

extension ScreenModel.Place {
  fileprivate var name: String { member?.picture ?? "?" }
}
