/// Views one in front of the other.
public struct ZStack<Content> where Content: View {
  let inside: Content

  /// Places views one in front of the other.
  nonisolated public init(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) {
    inside = content()
  }
}

extension ZStack: View, ContainerView {
  /// The evaluator builds it.
  public typealias Body = Never
}
