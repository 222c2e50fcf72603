/// Builds views from what stands in a closure.
@resultBuilder public struct ViewBuilder {
  /// Takes a view as it stands.
  public static func buildExpression<Content>(_ content: Content) -> Content
  where Content: View { content }

  /// Not available for a value that is not a view.
  @available(*, unavailable, message: "this expression does not conform to 'View'")
  @_disfavoredOverload
  public static func buildExpression(_ invalid: Any) -> some View { EmptyView() }

  /// Builds nothing.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Builds a single view.
  public static func buildBlock<Content>(_ content: Content) -> Content where Content: View {
    content
  }

  /// Builds several views.
  @_disfavoredOverload
  public static func buildBlock<each Content>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> where repeat each Content: View {
    var parts: [ErasedView] = []
    repeat parts.append(ErasedView.of(each content))
    return TupleView(parts: parts)
  }

  /// Builds a view only if a condition holds.
  public static func buildIf<Content>(_ content: Content?) -> Content? where Content: View {
    content
  }

  /// Builds the first of two.
  public static func buildEither<TrueContent, FalseContent>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent>
  where TrueContent: View, FalseContent: View { _ConditionalContent(.first(first)) }

  /// Builds the second of two.
  public static func buildEither<TrueContent, FalseContent>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent>
  where TrueContent: View, FalseContent: View { _ConditionalContent(.second(second)) }

  /// Hides the type of what newer systems only know.
  public static func buildLimitedAvailability<Content>(_ content: Content) -> AnyView
  where Content: View { AnyView(content) }
}
