public import Foundation

extension HeadlessNode {
  /// Whether nothing is dimmed behind a sheet, and touches reach that.
  public var isUndimmed: Bool {
    kind == .sheet && heights.isPassedThrough(at: layer?.dragged)
  }

  /// The height at which a sheet rests; nil where its views say none.
  public var restingHeight: CGFloat? {
    guard kind == .sheet, !heights.detents.isEmpty else { return nil }
    return heights.resting(at: layer?.dragged).points
  }

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
    case .split:
      return children.filter { isCollapsed ? $0.isSelected : $0.isShown }.flatMap(\.readable)
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
