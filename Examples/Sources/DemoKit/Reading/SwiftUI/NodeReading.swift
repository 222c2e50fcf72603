#if DEBUG
import HeadlessSwiftUI
import PortolanInspector

/// One look at a scene of views: what is drawn of it, and what a finger would mean by each element.
///
/// While a finger holds something, what comes to light beneath is drawn. It knows nothing of the navigation library, so that the drawing can contradict the tree. Nodes have
/// no identity, so an element is named by its way from the layer; of a stack's screens, by label too.
@MainActor struct NodeReading {
  /// What a finger means by an element.
  enum Thing {
    case control(HeadlessNode)
    case back
  }

  /// The content and the layers that can be seen, without those on their way out.
  private(set) var layers: [Drawing.Layer] = []
  private(set) var things: [String: Thing] = [:]
  /// What a finger holds.
  private(set) var held: Drawing.Gesture?
  /// What a finger could begin in front.
  private(set) var gestures: [Drawing.Gesture] = []

  /// Looks at a window.
  init(of window: HeadlessNode) {
    let base = screen(window.children.filter { $0.style == nil }, "base")
    layers = [Drawing.Layer(id: "base", style: .base, content: base)]
    for (place, node) in window.children.enumerated() where !node.isOut {
      guard let style = node.style else { continue }
      let id = "layer\(place)"
      layers.append(Drawing.Layer(id: id, style: style, content: screen(node.children, id)))
    }
    let front = window.children.last { $0.style != nil && !$0.isLeaving }
    if front?.isHeld == true { held = .drag }
    if front?.kind == .sheet, front?.isDismissDisabled == false { gestures.append(.drag) }
  }

  /// The only screen in these nodes, or what they show one beneath the other.
  private mutating func screen(_ nodes: [HeadlessNode], _ id: String) -> Drawing.Element {
    let inside = elements(nodes, id)
    if inside.count == 1, inside[0].kind == .screen { return inside[0] }
    return Drawing.Element(.screen, id: id, children: inside)
  }

  private mutating func elements(_ nodes: [HeadlessNode], _ id: String) -> [Drawing.Element] {
    nodes.enumerated().flatMap { place, node in
      node.isOut ? [] : elements(node, "\(id).\(place)")
    }
  }

  private mutating func elements(_ node: HeadlessNode, _ id: String) -> [Drawing.Element] {
    switch node.kind {
    case .tabs: [tabs(node, id)]
    case .stack: [stack(node, id)].compactMap(\.self)
    case .split:
      elements(
        node.isCollapsed ? node.children.filter(\.isSelected) : node.children.filter(\.isBuilt), id)
    case .button, .toggle, .stepper:
      [control(.button, node, id, isSelected: node.isSelected)]
    case .field: [field(node, id)]
    case .text: [Drawing.Element(.label, id: id, text: node.label)]
    case .image: node.label.isEmpty ? [] : [Drawing.Element(.note, id: id, text: node.label)]
    case .activity: [Drawing.Element(.activity, id: id)]
    case .toolbar: []  // read with the stack
    default: elements(node.children, id)
    }
  }

  private mutating func control(
    _ kind: Drawing.Element.Kind, _ node: HeadlessNode, _ id: String, isSelected: Bool = false
  ) -> Drawing.Element {
    things[id] = .control(node)
    return Drawing.Element(
      kind, id: id, text: node.label, isEnabled: node.isEnabled, isSelected: isSelected)
  }

  private mutating func field(_ node: HeadlessNode, _ id: String) -> Drawing.Element {
    things[id] = .control(node)
    return Drawing.Element(
      .field, id: id, text: node.label, value: node.isSecret ? "" : node.value ?? "",
      isEnabled: node.isEnabled, isSecret: node.isSecret)
  }
}

extension NodeReading {
  private mutating func tabs(_ node: HeadlessNode, _ id: String) -> Drawing.Element {
    var children: [Drawing.Element] = []
    for (place, tab) in node.children.enumerated() where tab.isSelected {
      children += elements(tab.children, "\(id).\(place)")
    }
    let items = node.children.enumerated().map { place, tab in
      control(.tab, tab, "\(id).\(place)", isSelected: tab.isSelected)
    }
    children.append(Drawing.Element(.tabBar, id: "\(id).bar", children: items))
    return Drawing.Element(.screen, id: id, children: children)
  }

  /// A stack shows its bar as the first thing of the screen in front.
  private mutating func stack(_ node: HeadlessNode, _ id: String) -> Drawing.Element? {
    guard var place = node.children.indices.last(where: { !node.children[$0].isOut }) else {
      return nil
    }
    if node.isHeld, place > 0 {
      held = .swipe
      place -= 1
    }
    let top = node.children[place]
    let own = "\(id).\(place)\(top.label)"
    var bar = Drawing.Element(.bar, id: "\(own).bar")
    if place > 0, !top.isBackButtonHidden {
      things["\(own).back"] = .back
      bar.children.append(
        Drawing.Element(.back, id: "\(own).back", text: top.backTitle ?? "Back"))
      if top.isHittable { gestures = [.swipe] }
    }
    if let title = top.title, !title.isEmpty {
      bar.children.append(Drawing.Element(.title, id: "\(own).title", text: title))
    }
    let items = top.all(.toolbar).flatMap { $0.all(.button) }
    for (place, item) in items.enumerated() {
      bar.children.append(
        control(item.isLeading ? .leading : .trailing, item, "\(own).item\(place)"))
    }
    let content = elements(top.children, own)
    return Drawing.Element(
      .screen, id: own, children: bar.children.isEmpty ? content : [bar] + content)
  }
}

extension HeadlessNode {
  /// How it covers what is behind; nil for what stands in the content itself.
  fileprivate var style: Drawing.Style? {
    switch kind {
    case .sheet: .sheet
    case .cover, .window: .full
    case .popover, .dialog: .popover
    case .alert: .over
    default: nil
    }
  }

  /// Whether nobody sees it, or soon nobody.
  fileprivate var isOut: Bool { !isVisible || isLeaving || style != nil && isHeld }
}
#endif
