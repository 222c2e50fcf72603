/// The values that a place in the tree inherits from the places around it.
struct ViewContext {
  var environment: EnvironmentValues
  /// The screen that shows the place.
  var host: ScreenHost
  /// The stack that a link at this place would push onto.
  var stack: StackModel?
  /// The stack with whose path that of another stack at this place would be compared (S5).
  var enclosing: StackModel?
  /// Whether the place is built when it is seen, too late for a destination (S8).
  var isLazy = false

  @MainActor func isSame(as other: ViewContext) -> Bool {
    environment.isIdentical(to: other.environment) && host === other.host
      && stack === other.stack && enclosing === other.enclosing && isLazy == other.isLazy
  }
}
