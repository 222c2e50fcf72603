/// Builds the list of a table's patterns from a closure, which may use `if`, `switch` and `for`.
@resultBuilder
public enum LinkPatternBuilder<Output> {
  /// Adds one pattern.
  public static func buildExpression(_ pattern: LinkPattern<Output>) -> [LinkPattern<Output>] {
    [pattern]
  }

  /// Adds an array of patterns, such as the result of a function.
  public static func buildExpression(_ patterns: [LinkPattern<Output>]) -> [LinkPattern<Output>] {
    patterns
  }

  /// Joins the patterns of a block.
  public static func buildBlock(_ patterns: [LinkPattern<Output>]...) -> [LinkPattern<Output>] {
    // One statement, such as a loop, is the rule for large tables.
    patterns.count == 1 ? patterns[0] : Array(patterns.joined())
  }

  /// Adds the patterns of an `if` without `else`.
  public static func buildOptional(_ patterns: [LinkPattern<Output>]?) -> [LinkPattern<Output>] {
    patterns ?? []
  }

  /// Adds the patterns of an `if` branch.
  public static func buildEither(first: [LinkPattern<Output>]) -> [LinkPattern<Output>] { first }

  /// Adds the patterns of an `else` branch.
  public static func buildEither(second: [LinkPattern<Output>]) -> [LinkPattern<Output>] { second }

  /// Joins the patterns of a loop.
  public static func buildArray(_ patterns: [[LinkPattern<Output>]]) -> [LinkPattern<Output>] {
    Array(patterns.joined())
  }

  /// Adds the patterns of an `if #available`.
  public static func buildLimitedAvailability(
    _ patterns: [LinkPattern<Output>]
  ) -> [LinkPattern<Output>] {
    patterns
  }
}
