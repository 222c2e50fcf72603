import HeadlessSwiftUI

/// The screen as one line, read from what a person meets there.
@MainActor struct ScenarioViewPicture {
  /// The names of screens that are covered and were not built, by what their stack calls them.
  let unbuilt: [String: String]
  /// Whether it reads what is out of sight, too.
  private var readsHidden = false

  init(unbuilt: [String: String]) { self.unbuilt = unbuilt }

  func text(of window: HeadlessNode) -> String {
    let isLayer = { (node: HeadlessNode) in
      [.sheet, .cover, .popover, .alert, .dialog].contains(node.kind)
    }
    let base = window.children.filter { !isLayer($0) && $0.kind != .window }
    let layers = window.children.filter { isLayer($0) && !$0.isLeaving }
    let (part, drawers) = contents(of: base)
    return ([part].compactMap(\.self) + drawers + layers.flatMap(layer)).joined(separator: " ⇧ ")
  }

  /// A layer, and what stands in drawers over it.
  private func layer(_ node: HeadlessNode) -> [String] {
    if [.alert, .dialog].contains(node.kind) { return ["\(node.kind) (\(node.label))"] }
    let (content, drawers) = contents(of: node.children)
    let style = node.kind == .cover ? "fullScreen" : "\(node.kind)"
    return [layer(style, showing: content)] + drawers
  }

  private func layer(_ style: String, showing content: String?) -> String {
    let content = content ?? "?"
    // What stands first in a layer needs no brackets.
    let isStack = content.hasPrefix("(") && content.hasSuffix(")")
    return "\(style) (\(isStack ? String(content.dropFirst().dropLast()) : content))"
  }

  /// What stands before the first mark, and what begins with each.
  private func parts(of nodes: [HeadlessNode], at mark: String) -> [[HeadlessNode]] {
    var parts: [[HeadlessNode]] = [[]]
    for node in nodes {
      if node.accessibilityIdentifier == mark { parts.append([]) }
      parts[parts.count - 1].append(node)
    }
    return parts
  }

  /// What stands in a part of the screen, and in the drawers over it: each begins with its mark.
  private func contents(of nodes: [HeadlessNode]) -> (part: String?, drawers: [String]) {
    let parts = parts(of: nodes, at: SwiftUIDrawer.identifier)
    let drawers = parts.dropFirst().filter { $0[0].isVisible && !$0[0].isLeaving }
    return (content(of: parts[0]), drawers.map { layer("custom", showing: content(of: $0)) })
  }

  /// The container or screen in a part of the screen; the newest of two.
  private func content(of nodes: [HeadlessNode]) -> String? {
    if let house = house(in: nodes) { return house }
    for node in nodes.reversed() where (node.isVisible || readsHidden) && !node.isLeaving {
      switch node.kind {
      case .stack:
        return "(\(node.children.map(screen).joined(separator: " › ")))"
      case .tabs:
        // Tabs and pages have no title; the app has only these.
        let tabs = node.children.map(tab).joined(separator: " | ")
        return node.isPaged ? "guide<\(tabs)>" : "main[\(tabs)]"
      case .split:
        // The app has only this one; a column has no name, so an empty one is the second.
        let columns = node.children.map { column in
          (column.isSelected ? "*" : "") + (content(of: column.children) ?? "box…")
        }
        return "archive{\(columns.joined(separator: node.isCollapsed ? " > " : " | "))}"
      case .text where node.accessibilityIdentifier == SwiftUIScreen.nameIdentifier:
        return node.label
      default:
        if let found = content(of: node.children) { return found }
      }
    }
    return nil
  }

  /// The app's own container: its rooms, each behind its mark, and all but one out of sight.
  private func house(in nodes: [HeadlessNode]) -> String? {
    let seen = nodes.filter { !$0.isLeaving }
    let rooms = parts(of: seen, at: SwiftUIHouse.identifier).dropFirst().filter { $0[0].isVisible }
    guard !rooms.isEmpty else { return nil }
    var all = self
    all.readsHidden = true
    let pictures = rooms.map { room in
      let inside = Array(room.dropFirst())
      let isShown = content(of: inside) != nil
      let content = all.content(of: inside) ?? room[0].label.lowercased() + "…"
      return (isShown ? "*" : "") + content
    }
    return "house#Hall[\(pictures.joined(separator: " | "))]"
  }

  private func screen(_ node: HeadlessNode) -> String {
    guard node.isBuilt else { return unbuilt[node.label] ?? "?\(node.label)" }
    return content(of: node.children) ?? "?"
  }

  private func tab(_ node: HeadlessNode) -> String {
    let content = content(of: node.children) ?? node.label.lowercased() + "…"
    return (node.isSelected ? "*" : "") + content
  }
}
