extension HeadlessNode {
  /// The window or the layer that touches reach.
  package var frontLayer: HeadlessNode {
    flat.last { $0.kind.isLayer && $0.isHittable && !$0.isLeaving } ?? self
  }

  /// The texts here: titles, texts, labels of controls, and the texts in fields.
  package var readable: [String] {
    guard isVisible, !isLeaving, !isHiddenFromAccessibility else { return [] }
    switch kind {
    case .text, .button, .toggle, .stepper: return [label]
    case .field: return [value.flatMap { $0.isEmpty ? nil : $0 } ?? label]
    case .stack: return children.last?.readable ?? []
    case .tabs:
      return children.filter(\.isSelected).flatMap(\.readableContent) + children.map(\.label)
    case .split: return (isCollapsed ? children.filter(\.isSelected) : children).flatMap(\.readable)
    case .screen, .column: return [title].compactMap { $0 } + readableContent
    default: return readableContent
    }
  }

  /// The texts of the children; layers have their own.
  private var readableContent: [String] {
    children.filter { !$0.kind.isLayer }.flatMap(\.readable)
  }
}

extension HeadlessNode.Kind {
  /// Whether it stands for itself above others: the window, or what is presented in it.
  package var isLayer: Bool {
    switch self {
    case .window, .sheet, .cover, .popover, .alert, .dialog: true
    default: false
    }
  }
}
