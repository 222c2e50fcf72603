internal import HeadlessUIKit

extension HeadlessScene {
  /// The labels that assistive technology can reach, highest window first, each from back to front.
  ///
  /// What is hidden, covered or on its way out is left out, and so is what stands beneath a sheet, a
  /// popover or an alert, unless touches pass through it. What UIKit presents is read alone.
  public var accessibleLabels: [String] {
    let nodes = nodes
    let others = nodes.children.filter { $0.kind == .window }
    return screen.accessibleWindows.reversed().flatMap { shown in
      if shown.isCoveredByUIKit { return shown.accessibleLabels }
      if shown === window { return nodes.heardInWindow }
      let node = others.first { $0.controller === shown.rootViewController }
      return shown.accessibleLabels + (node?.heardInWindow ?? [])
    }
  }
}

extension HeadlessNode {
  /// What is heard of a window's layers: those that touches reach through the ones above.
  fileprivate var heardInWindow: [String] {
    let layers = children.filter { $0.kind.isLayer && $0.kind != .window && !$0.isLeaving }
    let covering = layers.lastIndex { !$0.isUndimmed }
    let base = children.filter { !$0.kind.isLayer }
    return (covering == nil ? base.flatMap(\.heardLabels) : [])
      + layers[(covering ?? 0)...].flatMap(\.heardLabels)
  }

  private var heardLabels: [String] {
    guard isVisible, !isLeaving, !isHiddenFromAccessibility else { return [] }
    switch kind {
    case .text, .button, .toggle, .stepper: return [label]
    case .image: return [label.isEmpty ? value : label].compactMap(\.self)
    case .field: return [value.flatMap { $0.isEmpty ? nil : $0 } ?? label]
    case .group: return heardAsOne
    case .view: return view?.accessibleLabels ?? []
    case .controller: return (controller?.viewIfLoaded?.accessibleLabels ?? []) + inside(children)
    case .stack: return children.last?.heardLabels ?? []
    case .tabs: return inside(children.filter(\.isSelected).flatMap(\.children)) + tabLabels
    case .split: return inside(children.filter { isCollapsed ? $0.isSelected : $0.isShown })
    case .screen, .column: return [title].compactMap(\.self) + inside(children)
    default: return inside(children)
    }
  }

  /// An element whose parts are not read, are read as one, or are read one by one.
  private var heardAsOne: [String] {
    switch heard {
    case .ignore: return label.isEmpty ? [] : [label]
    case .combine where label.isEmpty:
      let parts = inside(children)
      return parts.isEmpty ? [] : [parts.joined(separator: ", ")]
    case .combine: return [label]
    case .contain, nil: return inside(children)
    }
  }

  private var tabLabels: [String] {
    isPaged || isHiddenFromAccessibility ? [] : children.map(\.label)
  }

  private func inside(_ nodes: [HeadlessNode]) -> [String] {
    nodes.filter { !$0.kind.isLayer }.flatMap(\.heardLabels)
  }
}
