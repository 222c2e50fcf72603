/// Builds the contents of bars from what stands in a closure.
@available(iOS 14.0, *)
@resultBuilder public struct ToolbarContentBuilder {
  /// Takes content as it stands.
  public static func buildExpression<Content>(_ content: Content) -> Content
  where Content: ToolbarContent { content }

  /// Builds a single one.
  public static func buildBlock<Content>(_ content: Content) -> some ToolbarContent
  where Content: ToolbarContent { content }

  /// Builds two.
  public static func buildBlock<C0, C1>(_ c0: C0, _ c1: C1) -> some ToolbarContent
  where C0: ToolbarContent, C1: ToolbarContent { ToolbarPair(first: c0, second: c1) }

  /// Builds three.
  public static func buildBlock<C0, C1, C2>(
    _ c0: C0, _ c1: C1, _ c2: C2
  ) -> some ToolbarContent where C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent {
    ToolbarPair(first: c0, second: ToolbarPair(first: c1, second: c2))
  }
}
