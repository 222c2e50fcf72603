extension HeadlessScreen {
  @TaskLocal private static var bound: HeadlessScreen?
  private static let shared = HeadlessScreen()

  /// The screen that runs now, else the one that the process shares.
  public static var current: HeadlessScreen { bound ?? shared }

  /// Runs with its own screen, which all code inside finds as ``current``.
  public static func run<Result>(
    on screen: HeadlessScreen = HeadlessScreen(),
    _ body: @MainActor (HeadlessScreen) async throws -> Result
  ) async rethrows -> Result {
    try await $bound.withValue(screen) { try await body(screen) }
  }

  /// Does something at once with this screen as ``current``.
  public func act<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
    try Self.$bound.withValue(self) { try body() }
  }
}
