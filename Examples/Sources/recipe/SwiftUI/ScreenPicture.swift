import HeadlessSwiftUI

/// What a scene shows as one line, read from what its views say of themselves.
///
/// It knows nothing of the navigation library, so that it can contradict it. A screen that SwiftUI
/// has not built yet, since nobody has seen it, is `…`. Windows above the first stand last.
@MainActor struct ScreenPicture {
  let text: String

  init(of window: HeadlessNode) {
    let windows = [window] + window.children.filter { $0.kind == .window }
    text = windows.map(Self.content).filter { !$0.isEmpty }.joined(separator: " ⇧ ")
  }

  /// What is in a node: its containers and layers, or else its texts.
  private static func content(of node: HeadlessNode) -> String {
    let parts = containers(in: node)
    return parts.isEmpty
      ? texts(in: node).joined(separator: ", ") : parts.joined(separator: " ⇧ ")
  }

  private static func containers(in node: HeadlessNode) -> [String] {
    seen(in: node).flatMap { child in
      switch child.kind {
      case .stack: return ["(\(seen(in: child).map(name).joined(separator: " › ")))"]
      case .tabs: return ["[\(child.children.map(tab).joined(separator: " | "))]"]
      case .sheet, .cover: return ["\(child.kind.rawValue) \(content(of: child))"]
      default: return containers(in: child)
      }
    }
  }

  private static func texts(in node: HeadlessNode) -> [String] {
    (node.kind == .text ? [node.label] : []) + seen(in: node).flatMap(texts)
  }

  private static func seen(in node: HeadlessNode) -> [HeadlessNode] {
    node.children.filter { $0.isVisible && !$0.isLeaving && $0.kind != .window }
  }

  private static func tab(_ node: HeadlessNode) -> String {
    let inside = content(of: node)
    return (node.isSelected ? "*" : "") + (inside.isEmpty ? "\(node.label)…" : inside)
  }

  private static func name(of screen: HeadlessNode) -> String {
    screen.isBuilt ? screen.title ?? content(of: screen) : "…"
  }
}
