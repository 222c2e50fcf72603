/// A view that stands in a list for the views inside it: for none, one or several.
protocol ViewList: PrimitiveView {}

/// A view that does something for each view of its content.
protocol ListFollowing {
  /// Follows a change of the list that its content is.
  @MainActor func follow(_ node: ViewNode)
}

/// The state that a modifier keeps for each view that it modifies.
@MainActor protocol ListElements: AnyObject {
  func setElements(_ elements: [Int])
}

extension ViewNode {
  /// The views of this one in a list: none for an empty view, several for a group (S57).
  var listElements: [Int] { isList ? elements(of: children) : [serial] }

  /// The views that a modifier at this place modifies, one by one or as one.
  var modifiedElements: [Int] { modified(children) }

  /// The same while the children are being placed.
  var placedElements: [Int] { modified(placedChildren) }

  private func modified(_ children: [ViewNode]) -> [Int] {
    graph.stage.assumptions.modifiedLists == .eachView ? elements(of: children) : [serial]
  }

  private func elements(of children: [ViewNode]) -> [Int] {
    children.flatMap { $0.isLeaving || $0.key.isLayer ? [] : $0.listElements }
  }

  /// Tells the modifiers around that the list of views here is another one.
  func listChanged() {
    var candidate: ViewNode? = self
    while let node = candidate, node.isList {
      graph.follow(node)
      candidate = node.parent
    }
  }
}
