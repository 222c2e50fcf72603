/// Patterns that do not compile, and what to write instead.
extension LinkPattern {
  /// Does not compile: a table also prints links, so a pattern needs a second closure, which
  /// returns the values of an output.
  @available(
    *, unavailable,
    message: "Add a closure after it that gives the values of an output, and nil for any other."
  )
  public init<each Value>(
    _ text: String, _ make: @escaping @Sendable (repeat each Value) -> Output?
  ) {
    preconditionFailure("It does not compile.")
  }
}
