extension HeadlessNode {
  /// The window or the layer that touches reach.
  package var frontLayer: HeadlessNode {
    let layers: Set<Kind> = [.window, .sheet, .cover]
    return flat.last { layers.contains($0.kind) && $0.isHittable && !$0.isLeaving } ?? self
  }

  /// The texts here: titles, texts, labels of controls, and the texts in fields.
  package var readable: [String] {
    guard isVisible, !isLeaving, !isHiddenFromAccessibility else { return [] }
    switch kind {
    case .text, .button, .toggle: return [label]
    case .field: return [value.flatMap { $0.isEmpty ? nil : $0 } ?? label]
    case .stack: return children.last?.readable ?? []
    case .tabs:
      return children.filter(\.isSelected).flatMap(\.readableContent) + children.map(\.label)
    case .screen: return [title].compactMap { $0 } + readableContent
    default: return readableContent
    }
  }

  /// The texts of the children; layers have their own.
  private var readableContent: [String] {
    children.filter { ![.window, .sheet, .cover].contains($0.kind) }.flatMap(\.readable)
  }
}
