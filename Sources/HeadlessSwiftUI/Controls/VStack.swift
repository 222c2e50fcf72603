public import Foundation

/// Views one below the other.
public struct VStack<Content> where Content: View {
  let inside: Content

  /// Places views one below the other.
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    inside = content()
  }
}

extension VStack: View, ContainerView {
  /// The evaluator builds it.
  public typealias Body = Never
}
