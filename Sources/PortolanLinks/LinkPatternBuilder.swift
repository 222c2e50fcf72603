/// Lists the patterns of a table; `if`, `switch` and `for` work.
@resultBuilder
public enum LinkPatternBuilder<Output> {
  /// A pattern.
  public static func buildExpression(_ pattern: LinkPattern<Output>) -> [LinkPattern<Output>] {
    [pattern]
  }

  /// Patterns that another function lists.
  public static func buildExpression(_ patterns: [LinkPattern<Output>]) -> [LinkPattern<Output>] {
    patterns
  }

  /// All of a block.
  public static func buildBlock(_ patterns: [LinkPattern<Output>]...) -> [LinkPattern<Output>] {
    // One statement, such as a loop, is the rule for large tables.
    patterns.count == 1 ? patterns[0] : Array(patterns.joined())
  }

  /// An `if` without `else`.
  public static func buildOptional(_ patterns: [LinkPattern<Output>]?) -> [LinkPattern<Output>] {
    patterns ?? []
  }

  /// The first branch.
  public static func buildEither(first: [LinkPattern<Output>]) -> [LinkPattern<Output>] { first }

  /// The second branch.
  public static func buildEither(second: [LinkPattern<Output>]) -> [LinkPattern<Output>] { second }

  /// A loop.
  public static func buildArray(_ patterns: [[LinkPattern<Output>]]) -> [LinkPattern<Output>] {
    Array(patterns.joined())
  }

  /// What needs a newer system.
  public static func buildLimitedAvailability(
    _ patterns: [LinkPattern<Output>]
  ) -> [LinkPattern<Output>] {
    patterns
  }
}
