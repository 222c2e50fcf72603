public import Foundation

/// Views side by side.
public struct HStack<Content> where Content: View {
  let inside: Content

  /// Places views side by side.
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    inside = content()
  }
}

extension HStack: View, ContainerView {
  /// The evaluator builds it.
  public typealias Body = Never
}
