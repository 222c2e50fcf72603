/// What a place in the tree inherits from the places around it.
struct ViewContext {
  var environment: EnvironmentValues
  /// The screen that shows the place.
  var host: ScreenHost
  /// The stack that a link at this place would push onto.
  var stack: StackModel?

  @MainActor func isSame(as other: ViewContext) -> Bool {
    environment.isIdentical(to: other.environment) && host === other.host
      && stack === other.stack
  }
}
