import Foundation
import HeadlessSwiftUI

/// The screen as one line, read from what a person meets there; the tree is not asked.
///
/// A covered screen that was never built has no text; it is called as its node was. A column has no
/// name: where nothing stands in it, that is `…`, and `?` where nothing was built.
@MainActor func picture(
  of window: HeadlessNode, _ names: NodeNames = NodeNames()
) -> String {
  let isDialog = { (node: HeadlessNode) in node.kind == .alert || node.kind == .dialog }
  let isLayer = { (node: HeadlessNode) in
    [.sheet, .cover, .popover].contains(node.kind) || isDialog(node)
  }
  let base = contents(of: window.children.filter { !isLayer($0) && $0.kind != .window }, names)
  let layers = window.children.filter { isLayer($0) && !$0.isLeaving }.flatMap { node in
    if isDialog(node) {
      let isOther = node.label == OtherCode.name
      return ["\(isOther ? "foreign" : "\(node.kind)") (\(short(node.label)))"]
    }
    let (content, drawers) = contents(of: node.children, names)
    if content == foreign { return ["foreign (\(foreign))"] + drawers }
    return [layer(node.kind == .cover ? "fullScreen" : "sheet", content)] + drawers
  }
  // A part of which nothing can be read beneath a layer shows nothing: what had to go left nothing behind.
  let above = base.drawers + layers
  let part = base.part ?? (above.isEmpty ? nil : "empty")
  return ([part].compactMap(\.self) + above).joined(separator: " ⇧ ")
}

/// A screen of other code, as the tree draws it.
private let foreign = "?"

/// What pages are called, by their first one.
private let books = ["photo": "album", "welcome": "tour"]

private func layer(_ style: String, _ content: String?) -> String {
  let content = content ?? "?"
  let isStack = content.hasPrefix("(") && content.hasSuffix(")")
  return "\(style) (\(isStack ? String(content.dropFirst().dropLast()) : content))"
}

/// What stands before the first mark, and what begins with each.
@MainActor private func parts(of nodes: [HeadlessNode], at mark: String) -> [[HeadlessNode]] {
  var parts: [[HeadlessNode]] = [[]]
  for node in nodes {
    if node.accessibilityIdentifier == mark { parts.append([]) }
    parts[parts.count - 1].append(node)
  }
  return parts
}

/// What stands in a part of the screen, and in the drawers over it: each begins with its mark.
@MainActor private func contents(
  of nodes: [HeadlessNode], _ names: NodeNames
) -> (part: String?, drawers: [String]) {
  let parts = parts(of: nodes, at: Drawer.identifier)
  let drawers = parts.dropFirst().filter { $0[0].isVisible && !$0[0].isLeaving }
  return (draw(parts[0], names), drawers.map { layer("custom", draw($0, names)) })
}

/// The house: its rooms, each behind its mark, and all but one out of sight.
@MainActor private func house(in nodes: [HeadlessNode], _ names: NodeNames) -> String? {
  let parts = parts(of: nodes.filter { !$0.isLeaving }, at: HouseViews.identifier)
  let rooms = parts.dropFirst().filter { $0[0].isVisible }
  guard !rooms.isEmpty else { return nil }
  let pictures = rooms.map { room in
    let inside = Array(room.dropFirst())
    let content = draw(inside, names, evenHidden: true) ?? "\(room[0].label)…"
    return (draw(inside, names) == nil ? "" : "*") + content
  }
  return "house#Hall[\(pictures.joined(separator: " | "))]"
}

@MainActor private func draw(
  _ nodes: [HeadlessNode], _ names: NodeNames, evenHidden: Bool = false
) -> String? {
  if let house = house(in: nodes, names) { return house }
  for node in nodes.reversed() where (node.isVisible || evenHidden) && !node.isLeaving {
    switch node.kind {
    case .stack:
      let screens = node.children.enumerated().map { place, screen in
        if screen.isBuilt { return draw(screen.children, names, evenHidden: evenHidden) ?? "?" }
        // What stands in no path is other code's.
        let isOther = place > 0 && screen.element == nil
        return isOther ? foreign : short(names[screen.label] ?? screen.label)
      }
      return "(\(screens.joined(separator: " › ")))"
    case .tabs:
      let members = node.children.map { tab in
        (tab.isSelected ? "*" : "")
          + (draw(tab.children, names, evenHidden: evenHidden) ?? "\(tab.label)…")
      }
      let all = members.joined(separator: " | ")
      guard node.isPaged else { return "main[\(all)]" }
      let first = node.children.first?.label ?? ""
      return "\(books.first { first.hasPrefix($0.key) }?.value ?? "book")<\(all)>"
    case .split:
      let columns = node.children.map { column in
        let content = column.isBuilt ? draw(column.children, names) ?? "…" : "?"
        return (column.isSelected ? "*" : "") + content
      }
      return "{\(columns.joined(separator: node.isCollapsed ? " > " : " | "))}"
    case .text: return short(node.label)
    default:
      if let found = draw(node.children, names, evenHidden: evenHidden) { return found }
    }
  }
  return nil
}

/// A tree's picture without what stands in tabs and pages that were never shown: SwiftUI builds a tab when
/// it is first selected (S43), so nobody can see whether it was entered.
@MainActor func picture(_ tree: String, withoutUnbuiltTabsOf window: HeadlessNode) -> String {
  let containers = window.all(.tabs)
  return containers.reduce(tree) { tree, tabs in
    unbuilt(in: tree, from: tabs.isPaged ? "tour<" : "main[", of: tabs)
  }
}

@MainActor private func unbuilt(
  in tree: String, from start: String, of tabs: HeadlessNode
) -> String {
  guard let open = tree.range(of: start) else { return tree }
  var members = [""]
  var depth = 1
  var rest = tree[open.upperBound...]
  // A member is found by its place: its root may be another than the tab was made for.
  while let next = rest.first {
    depth += "([<".contains(next) ? 1 : ")]>".contains(next) ? -1 : 0
    if depth == 0 { break }
    if depth == 1, rest.hasPrefix(" | ") {
      members.append("")
      rest = rest.dropFirst(3)
    } else {
      members[members.count - 1].append(rest.removeFirst())
    }
  }
  guard members.count == tabs.children.count else { return tree }
  for (place, tab) in tabs.children.enumerated() where !tab.isBuilt && !tab.isSelected {
    members[place] = "\(tab.label)…"
  }
  return tree[..<open.upperBound] + members.joined(separator: " | ") + rest
}

/// `product(id: 7)`, or a screen of other code, as the tree draws it.
private func short(_ name: String) -> String {
  if name == OtherCode.name { return foreign }
  guard let open = name.firstIndex(of: "("), let colon = name.firstIndex(of: ":") else {
    return name
  }
  return "\(name[...open])\(name[name.index(colon, offsetBy: 2)...])"
}
