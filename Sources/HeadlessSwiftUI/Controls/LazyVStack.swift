public import Foundation

/// Views one below the other that are built when they are seen; here all of them are.
@available(iOS 14.0, *)
public struct LazyVStack<Content> where Content: View {
  let inside: Content

  /// Places views one below the other.
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    inside = content()
  }
}

extension LazyVStack: View, ContainerView {
  /// The evaluator builds it.
  public typealias Body = Never
  var isLazy: Bool { true }
}
