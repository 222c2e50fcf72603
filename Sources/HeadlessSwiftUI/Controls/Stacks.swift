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

/// Which views stay when the others move.
@available(iOS 14.0, *)
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// One bit for each kind.
  public let rawValue: UInt32

  /// Creates kinds from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// What stands above sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// What stands below sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
