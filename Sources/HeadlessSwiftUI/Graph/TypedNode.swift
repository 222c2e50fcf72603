/// A place that holds a view of one type.
final class TypedNode<Content: View>: ViewNode {
  private(set) var view: Content
  private let isPrimitive: Bool
  private let isRepresentable: Bool
  override var isList: Bool { isViewList }
  private let isViewList: Bool

  init(
    _ view: Content, in graph: ViewGraph, under parent: ViewNode?, at key: ViewKey,
    _ context: ViewContext
  ) {
    self.view = view
    isPrimitive = view is any PrimitiveView
    isRepresentable =
      view is any UIViewControllerRepresentable || view is any UIViewRepresentable
    // A view of the app counts as the views of its body.
    isViewList = Content.self is any ViewList.Type || !(isPrimitive || isRepresentable)
    super.init(in: graph, under: parent, at: key, context)
  }

  private var primitive: (any PrimitiveView)? {
    isPrimitive ? view as? any PrimitiveView : nil
  }

  override var viewType: any Any.Type { Content.self }

  /// Takes a new value over; nothing runs when value and inheritance are the ones that were there.
  func receive(_ new: Content, _ newContext: ViewContext) {
    guard graph.comparison.isSame(view, new) else {
      view = new
      context = newContext
      evaluate()
      return
    }
    if isDirty, context.isSame(as: newContext) {
      evaluatePending()
    } else {
      inherit(newContext)
    }
  }

  override func evaluateContent() {
    if let primitive {
      primitive.build(self)
      return
    }
    guard !isRepresentable else {
      (view as? any UIViewControllerRepresentable)?.buildController(self)
      (view as? any UIViewRepresentable)?.buildView(self)
      return
    }
    graph.countEvaluation(of: Content.self)
    var installed = view
    let content = tracked {
      // Values that dynamic properties read to update themselves count as read by the body.
      install(&installed)
      return installed.body
    }
    placeChildren { place(content, at: .content, context) }
  }

  override func followList() {
    // By its type: otherwise an optional view would be taken for the view in it.
    guard Content.self is any ListFollowing.Type else { return }
    (view as? any ListFollowing)?.follow(self)
  }

  override func inheritContent() {
    if let primitive {
      primitive.inherit(self)
    } else {
      for child in children { child.inherit(context) }
    }
  }

  override func describe(into scribe: Scribe) {
    guard isLeaving else {
      describeContent(into: scribe)
      return
    }
    scribe.with(leaving: true) { describeContent(into: scribe) }
  }

  private func describeContent(into scribe: Scribe) {
    if let primitive {
      primitive.describe(self, into: scribe)
    } else if isRepresentable {
      (attachment as? any Represented)?.describe(into: scribe)
    } else {
      for child in children { child.describe(into: scribe) }
    }
  }

  override func removeContent() {
    primitive?.remove(self)
    if isRepresentable { (attachment as? any Represented)?.remove(from: context.host) }
  }

  override var transitionFacts: ViewTransitionFacts {
    guard let primitive else { return isRepresentable ? .stops : .passes }
    return (primitive as? any TransitionBearing)?.transitionFacts ?? .stops
  }
}
