/// A view of nothing.
public struct EmptyView: View, ViewList {
  /// Nothing.
  public typealias Body = Never

  /// Creates a view of nothing.
  nonisolated public init() {}

  func build(_ node: ViewNode) {}

  func parts(under key: [ViewKey], _ lists: HeadlessViewAssumptions.Lists) -> [ViewPart] { [] }
}
