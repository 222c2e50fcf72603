extension HeadlessScene {
  @TaskLocal private static var bound: HeadlessScene?

  /// The scene that runs now, where code without a view reports.
  static var current: HeadlessScene? { bound }

  /// Runs code in the scene; tasks that it starts stay in it.
  func perform<Result>(_ body: () -> Result) -> Result {
    HeadlessScene.$bound.withValue(self, operation: body)
  }
}
