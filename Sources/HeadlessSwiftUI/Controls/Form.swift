/// Controls for entering data.
public struct Form<Content> where Content: View {
  let inside: Content
  var semanticKind: HeadlessNode.Kind? { .list }

  /// Groups controls.
  nonisolated public init(@ViewBuilder content: () -> Content) { inside = content() }
}

extension Form: View, ContainerView {
  /// The evaluator builds it.
  public typealias Body = Never
}
