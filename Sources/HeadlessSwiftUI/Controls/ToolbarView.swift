/// Content that the evaluator takes the views from.
@MainActor protocol ViewBearingToolbarContent {
  var views: [ErasedView] { get }
}

struct ToolbarPair<First: ToolbarContent, Second: ToolbarContent> {
  let first: First
  let second: Second
  nonisolated init(first: First, second: Second) { (self.first, self.second) = (first, second) }
}

extension ToolbarPair: ToolbarContent {
  var body: Never { return preconditionFailure("Two items of a bar have no body.") }
}

extension ToolbarPair: ViewBearingToolbarContent {
  var views: [ErasedView] { toolbarViews(of: first) + toolbarViews(of: second) }
}

extension ToolbarItem: ViewBearingToolbarContent {
  var views: [ErasedView] { [ErasedView.of(content)] }
}

@MainActor private func toolbarViews<Content: ToolbarContent>(of content: Content) -> [ErasedView] {
  if let bearing = content as? any ViewBearingToolbarContent { return bearing.views }
  guard Content.Body.self != Never.self else { return [] }
  return toolbarViews(of: content.body)
}

/// The items of a bar as views.
struct ToolbarItems<Content: ToolbarContent> {
  let content: Content

  nonisolated init(content: Content) { self.content = content }
}

extension ToolbarItems: View, PrimitiveView {
  func build(_ node: ViewNode) {
    let views = node.tracked { toolbarViews(of: content) }
    node.placeChildren {
      for (index, view) in views.enumerated() {
        view.place(in: node, at: .index(index), node.context)
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
