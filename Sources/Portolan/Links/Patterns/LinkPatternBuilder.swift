/// Collects the patterns of a table.
@resultBuilder
public enum LinkPatternBuilder<R: NavigationRoute> {
  /// Gives each line the table's route type, so that leading dots work.
  public static func buildExpression(_ pattern: LinkPattern<R>) -> LinkPattern<R> { pattern }

  /// The patterns in the order in which they are written.
  public static func buildBlock(_ patterns: LinkPattern<R>...) -> [LinkPattern<R>] { patterns }
}
