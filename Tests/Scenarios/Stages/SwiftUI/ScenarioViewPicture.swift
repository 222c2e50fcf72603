import HeadlessSwiftUI

/// The screen as one line, read from what a person meets there.
@MainActor struct ScenarioViewPicture {
  /// The names of screens that are covered and were not built, by what their stack calls them.
  let unbuilt: [String: String]

  func text(of window: HeadlessNode) -> String {
    let isLayer = { (node: HeadlessNode) in
      [.sheet, .cover, .alert, .dialog].contains(node.kind)
    }
    let base = window.children.filter { !isLayer($0) && $0.kind != .window }
    let layers = window.children.filter { isLayer($0) && !$0.isLeaving }
    return
      ([content(of: base)] + layers.map(layer)).compactMap { $0 }.joined(separator: " ⇧ ")
  }

  private func layer(_ node: HeadlessNode) -> String {
    if [.alert, .dialog].contains(node.kind) { return "\(node.kind) (\(node.label))" }
    let style = node.kind == .cover ? "fullScreen" : "sheet"
    let content = content(of: node.children) ?? "?"
    // What stands first in a layer needs no brackets.
    let isStack = content.hasPrefix("(") && content.hasSuffix(")")
    return "\(style) (\(isStack ? String(content.dropFirst().dropLast()) : content))"
  }

  /// The container or screen in a part of the screen; the newest of two.
  private func content(of nodes: [HeadlessNode]) -> String? {
    for node in nodes.reversed() where node.isVisible && !node.isLeaving {
      switch node.kind {
      case .stack:
        return "(\(node.children.map(screen).joined(separator: " › ")))"
      case .tabs:
        // Tabs and pages have no title; the app has only these.
        let tabs = node.children.map(tab).joined(separator: " | ")
        return node.isPaged ? "guide<\(tabs)>" : "main[\(tabs)]"
      case .text where node.accessibilityIdentifier == SwiftUIScreen.nameIdentifier:
        return node.label
      default:
        if let found = content(of: node.children) { return found }
      }
    }
    return nil
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
