/// A view in a bar, and whether it stands where lines begin.
typealias PlacedItem = (view: ErasedView, isLeading: Bool)

/// Content that the evaluator takes the items from.
@MainActor protocol ItemBearingToolbarContent {
  var items: [PlacedItem] { get }
}

struct ToolbarPair<First: ToolbarContent, Second: ToolbarContent> {
  let first: First
  let second: Second
  nonisolated init(first: First, second: Second) { (self.first, self.second) = (first, second) }
}

extension ToolbarPair: ToolbarContent {
  var body: Never { return preconditionFailure("Two items of a bar have no body.") }
}

extension ToolbarPair: ItemBearingToolbarContent {
  var items: [PlacedItem] { toolbarItems(of: first) + toolbarItems(of: second) }
}

extension ToolbarItem: ItemBearingToolbarContent {
  var items: [PlacedItem] { [(ErasedView.of(content), placement.isLeading)] }
}

@MainActor private func toolbarItems<Content: ToolbarContent>(of content: Content) -> [PlacedItem] {
  if let bearing = content as? any ItemBearingToolbarContent { return bearing.items }
  guard Content.Body.self != Never.self else { return [] }
  return toolbarItems(of: content.body)
}

/// The items of a bar as views.
struct ToolbarItems<Content: ToolbarContent> {
  let content: Content

  nonisolated init(content: Content) { self.content = content }
}

extension ToolbarItems: View, PrimitiveView {
  func build(_ node: ViewNode) {
    let items = node.tracked { toolbarItems(of: content) }
    node.placeChildren {
      for (index, item) in items.enumerated() {
        item.view.place(in: node, at: .index(index), node.context)
      }
    }
  }

  func describe(_ node: ViewNode, into scribe: Scribe) {
    for (index, item) in toolbarItems(of: content).enumerated() {
      for child in node.children where child.key == .index(index) {
        scribe.with(leading: item.isLeading) { child.describe(into: scribe) }
      }
    }
  }
}

/// Content with controls in the bars around it.
struct ToolbarView<Content: View> {
  let content: Content
  let items: ErasedView
  nonisolated init(content: Content, items: ErasedView) {
    self.content = content
    self.items = items
  }
}

extension ToolbarView: View, PrimitiveView {
  func build(_ node: ViewNode) {
    node.placeChildren {
      node.place(content, at: .content, node.context)
      items.place(in: node, at: .part("toolbar"), node.context)
    }
  }

  func describe(_ node: ViewNode, into scribe: Scribe) {
    for child in node.children where child.key == .content { child.describe(into: scribe) }
    scribe.element(.toolbar, label: "") { _ in
      for child in node.children where child.key != .content { child.describe(into: scribe) }
    }
  }
}

extension ToolbarView: FactBearing {
  func facts(_ facts: inout ViewFacts) { (content as? any FactBearing)?.facts(&facts) }
}
