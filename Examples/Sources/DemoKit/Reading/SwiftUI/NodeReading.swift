#if DEBUG
import HeadlessSwiftUI
import PortolanInspector

/// One look at a scene of views: what is drawn of it, and what a finger would mean by each element.
///
/// While a finger holds something, what comes to light beneath is drawn. It knows nothing of the
/// navigation library, so that the drawing can contradict the tree. Nodes have no identity, so an
/// element is named by its way from the layer; of a stack's screens, by label too.
@MainActor struct NodeReading {
  /// What a finger means by an element.
  enum Thing {
    case control(HeadlessNode)
    case back
    case beside
  }

  /// The content and the layers that can be seen, without those on their way out.
  private(set) var layers: [Drawing.Layer] = []
  var things: [String: Thing] = [:]
  /// What a finger holds.
  var held: Drawing.Gesture?
  /// What a finger could begin in front.
  var gestures: [Drawing.Gesture] = []
  private let isCompact: Bool
  /// The elements of what layers may point at.
  private var drawn: [ObjectIdentifier: String] = [:]

  /// Looks at a window; in compact width a dialog stands at the bottom, and points at nothing.
  init(of window: HeadlessNode, isCompact: Bool) {
    self.isCompact = isCompact
    let base = screen(window.children.filter { $0.kind.style == nil }, "base")
    layers = [Drawing.Layer(id: "base", style: .base, content: base)]
    for (place, node) in window.children.enumerated() where !node.isOut {
      guard let style = node.kind.style else { continue }
      layers.append(layer(node, "layer\(place)", style))
    }
    let front = window.children.last { $0.kind.style != nil && !$0.isLeaving }
    if front?.isHeld == true { held = .drag }
    if front?.kind == .sheet, front?.isDismissDisabled == false { gestures.append(.drag) }
    if let front, front.goesByTapBeside, !front.isOut, let last = layers.indices.last {
      let beside = "\(layers[last].id).beside"
      layers[last].beside = beside
      things[beside] = .beside
    }
  }

  private mutating func layer(
    _ node: HeadlessNode, _ id: String, _ style: Drawing.Style
  ) -> Drawing.Layer {
    let isBubble = style == .popover || style == .dialog && !isCompact
    var content = screen(node.children, id)
    if style == .alert || style == .dialog {
      content.arrangeAsDialog(titled: node.label, hasCancel: !isBubble)
    }
    var layer = Drawing.Layer(id: id, style: isBubble ? .popover : style, content: content)
    if isBubble { layer.source = node.source.flatMap { drawn[ObjectIdentifier($0)] } }
    layer.height = node.restingHeight.map(Double.init)
    layer.isUndimmed = node.isUndimmed
    return layer
  }

  /// The only screen in these nodes, or what they show one beneath the other.
  mutating func screen(_ nodes: [HeadlessNode], _ id: String) -> Drawing.Element {
    let inside = elements(nodes, id)
    if inside.count == 1, [.screen, .split].contains(inside[0].kind) { return inside[0] }
    return Drawing.Element(.screen, id: id, children: inside)
  }

  /// The button with which a split hides and shows its columns stands in the split's first bar.
  mutating func elements(_ nodes: [HeadlessNode], _ id: String) -> [Drawing.Element] {
    var found: [Drawing.Element] = []
    var rest = Array(nodes.enumerated())[...]
    while let (place, node) = rest.popFirst() {
      let own = "\(id).\(place)"
      if node.kind == .split, !node.isOut {
        found += split(node, own, toggle: node.isCollapsed ? nil : rest.popFirst()?.element)
      } else if !node.isOut {
        found += elements(node, own)
      }
    }
    return found
  }

  private mutating func elements(_ node: HeadlessNode, _ id: String) -> [Drawing.Element] {
    switch node.kind {
    case .tabs: [tabs(node, id)]
    case .stack: [stack(node, id)].compactMap(\.self)
    case .button, .toggle, .stepper:
      [control(.button, node, id, isSelected: node.isSelected)]
    case .field: [field(node, id)]
    case .text: [text(node, id)]
    case .image: node.label.isEmpty ? [] : [Drawing.Element(.note, id: id, text: node.label)]
    case .activity: [Drawing.Element(.activity, id: id)]
    case .toolbar: []  // read with the stack
    default: elements(node.children, id)
    }
  }

  private mutating func text(_ node: HeadlessNode, _ id: String) -> Drawing.Element {
    drawn[ObjectIdentifier(node)] = id
    return Drawing.Element(node.look.drawn, id: id, text: node.label)
  }

  mutating func control(
    _ kind: Drawing.Element.Kind, _ node: HeadlessNode, _ id: String, isSelected: Bool = false
  ) -> Drawing.Element {
    things[id] = .control(node)
    drawn[ObjectIdentifier(node)] = id
    var element = Drawing.Element(
      kind, id: id, text: node.label, isEnabled: node.isEnabled, isSelected: isSelected)
    element.role = Drawing.Element.Role(node.role)
    return element
  }

  private mutating func field(_ node: HeadlessNode, _ id: String) -> Drawing.Element {
    things[id] = .control(node)
    drawn[ObjectIdentifier(node)] = id
    return Drawing.Element(
      .field, id: id, text: node.label, value: node.isSecret ? "" : node.value ?? "",
      isEnabled: node.isEnabled, isSecret: node.isSecret)
  }
}

extension HeadlessNode {
  /// Whether nobody sees it, or soon nobody.
  var isOut: Bool { !isVisible || isLeaving || kind.style != nil && isHeld }

  /// Whether a tap beside it takes it away, as far as that is seen without asking the app's code.
  fileprivate var goesByTapBeside: Bool {
    kind == .dialog || kind == .popover && !isDismissDisabled
  }
}

extension HeadlessNode.Kind {
  /// How it covers what is behind; nil for what stands in the content itself.
  fileprivate var style: Drawing.Style? {
    switch self {
    case .sheet: .sheet
    case .cover, .window: .full
    case .popover: .popover
    case .dialog: .dialog
    case .alert: .alert
    default: nil
    }
  }
}
#endif
