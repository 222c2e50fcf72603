/// A view of nothing.
public struct EmptyView: View, PrimitiveView {
  /// Nothing.
  public typealias Body = Never

  /// Creates a view of nothing.
  nonisolated public init() {}

  func build(_ node: ViewNode) {}

  func parts(under key: [ViewKey]) -> [ViewPart] { [] }
}
