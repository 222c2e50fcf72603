public import HeadlessSwiftUI
import StoreSwiftUI

/// What a scene shows as one line, read from what its views say of themselves.
///
/// It knows nothing of the navigation library, so that it can contradict it. A screen says by its
/// identifier what it shows, a tab by its title.
@MainActor public struct NodePicture {
  /// The line; empty while there is nothing.
  public let text: String

  /// Reads a scene's nodes.
  public init(of window: HeadlessNode) {
    // Of parts that change places only one is there for everybody.
    let base = window.children.filter {
      !$0.isLayer && $0.isVisible && !$0.isHiddenFromAccessibility
    }
    let layers = window.children.filter(\.isLayer).map { layer in
      let style = layer.kind == .cover ? "fullScreen" : "sheet"
      return "\(style) (\(Self.bare(layer.children)))"
    }
    text = ([Self.picture(of: base)] + layers).joined(separator: " ⇧ ")
  }

  /// A layer's stack needs no brackets of its own.
  private static func bare(_ nodes: [HeadlessNode]) -> String {
    guard let node = named(in: nodes), node.kind == .stack else { return picture(of: nodes) }
    return elements(of: node)
  }

  /// Empty where nothing has a name.
  private static func picture(of nodes: [HeadlessNode]) -> String {
    guard let node = named(in: nodes) else { return "" }
    switch node.kind {
    case .tabs: return picture(ofTabs: node)
    case .stack: return "(\(elements(of: node)))"
    default: return node.accessibilityIdentifier ?? ""
    }
  }

  /// The first container, or the first thing that says what it is.
  private static func named(in nodes: [HeadlessNode]) -> HeadlessNode? {
    for node in nodes {
      let isContainer = node.kind == .tabs || node.kind == .stack
      if isContainer || node.accessibilityIdentifier != nil { return node }
      if let inner = named(in: node.children) { return inner }
    }
    return nil
  }

  private static func picture(ofTabs node: HeadlessNode) -> String {
    let members = node.tabs.map { tab in
      let content = picture(of: tab.children)
      let name = StoreTab(title: tab.label)?.rawValue ?? "?"
      return (tab.isSelected ? "*" : "") + (content.isEmpty ? "\(name)…" : content)
    }
    return "\(StoreTab.together)[\(members.joined(separator: " | "))]"
  }

  private static func elements(of stack: HeadlessNode) -> String {
    stack.screens.map { $0.isBuilt ? picture(of: $0.children) : "?" }.joined(separator: " › ")
  }
}
