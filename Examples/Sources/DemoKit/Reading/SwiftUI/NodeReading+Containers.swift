#if DEBUG
import HeadlessSwiftUI
import PortolanInspector

extension NodeReading {
  mutating func tabs(_ node: HeadlessNode, _ id: String) -> Drawing.Element {
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
  mutating func stack(_ node: HeadlessNode, _ id: String) -> Drawing.Element? {
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

  /// Columns beside each other, or the one that is shown, from whose first screen a way back leads
  /// to the column before.
  mutating func split(
    _ node: HeadlessNode, _ id: String, toggle: HeadlessNode?
  ) -> [Drawing.Element] {
    let front = (node.children.lastIndex(where: \.isSelected) ?? 0) - (node.isHeld ? 1 : 0)
    if node.isHeld { held = .swipe }
    let shown = node.children.enumerated().filter { place, column in
      node.isCollapsed ? place == front : column.isShown && column.isBuilt
    }
    var columns = shown.map { screen($1.children, "\(id).\($0)") }
    guard !columns.isEmpty else { return [] }
    if let toggle {
      columns[0].putInBar(control(.leading, toggle, "\(id).toggle"))
      return [Drawing.Element(.split, id: id, children: columns)]
    }
    if !node.isHeld, let title = node.backTitle, !columns[0].hasBack {
      things["\(id).back"] = .back
      columns[0].putInBar(Drawing.Element(.back, id: "\(id).back", text: title))
      gestures = [.swipe]
    }
    return columns
  }
}

extension Drawing.Element {
  fileprivate var hasBack: Bool {
    children.contains { $0.kind == .bar && $0.children.contains { $0.kind == .back } }
  }

  /// Puts something at the leading end of a screen's bar, or of a new one.
  fileprivate mutating func putInBar(_ item: Drawing.Element) {
    if let place = children.firstIndex(where: { $0.kind == .bar }) {
      children[place].children.insert(item, at: 0)
    } else {
      children.insert(Drawing.Element(.bar, id: "\(id).bar", children: [item]), at: 0)
    }
  }
}
#endif
