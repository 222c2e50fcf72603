/// Where the content of a screen comes from.
@MainActor final class ScreenSource {
  var make: () -> ErasedView

  init(_ make: @escaping () -> ErasedView) { self.make = make }
}

/// The first view of a screen.
struct ScreenRoot: View, PrimitiveView {
  let source: ScreenSource

  func build(_ node: ViewNode) {
    let content = node.tracked { source.make() }
    node.placeChildren { content.place(in: node, at: .content, node.context) }
  }
}

extension ScreenRoot: TransitionBearing {
  var transitionFacts: ViewTransitionFacts { .stops }
}
