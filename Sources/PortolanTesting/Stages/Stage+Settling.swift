import Portolan

extension Stage {
  /// Waits until nothing moves on the screen and no request is on its way.
  ///
  /// Two kinds of requests are not waited for: a parked request, whatever it waits for, and one
  /// whose exit guard waits for the user's answer. Throws a `StageError` if the wait takes longer
  /// than `patience`.
  public func settle(fileID: String = #fileID, line: Int = #line) async throws {
    try await settle(from: CallSite(fileID, line))
  }

  /// Waits until a condition holds, also while something moves or a request is on its way.
  ///
  /// ```swift
  /// app.navigator.show(.account)
  /// try await stage.settle(until: { server.isAsked })  // the guard waits for the server
  /// ```
  ///
  /// Write the label `until:`. A trailing closure, as in `settle { … }`, is not a condition but
  /// code that the stage runs. Throws a `StageError` if the wait takes longer than `patience`.
  @_disfavoredOverload
  public func settle(
    until holds: () -> Bool, fileID: String = #fileID, line: Int = #line
  ) async throws {
    try await settle(until: holds, from: CallSite(fileID, line))
  }

  /// Runs code of the test that waits for the screen, and returns its result.
  ///
  /// The call returns when the code has ended, nothing moves, and no request is on its way.
  ///
  /// ```swift
  /// let arrival = try await stage.settle { try await app.navigator.navigate(to: .bag) }
  /// ```
  ///
  /// Await requests only in this closure: while other code of the test awaits a request, the screen
  /// does not move, and the request fails with `NavigationError.stillMoving`. Errors of the closure
  /// are thrown. If it takes longer than `patience`, it is cancelled and a `StageError` is thrown.
  /// VoiceOver announcements that the closure posts without a view are in `announcements`.
  @discardableResult
  public func settle<Result: Sendable>(
    fileID: String = #fileID, line: Int = #line,
    _ work: @escaping @MainActor () async throws -> Result
  ) async throws -> Result {
    try await settle(from: CallSite(fileID, line), work)
  }

  /// Lets time pass on the stage's clock, then waits until nothing moves and no request is on its
  /// way.
  ///
  /// Give the app this clock, so that its navigators and tasks sleep on it:
  ///
  /// ```swift
  /// let screen = HeadlessScreen()
  /// let app = ShopApp(clock: screen.clock)
  /// let stage = UIKitStage(on: screen) { app.rootController }
  /// try await stage.advance(by: .seconds(30))  // the session has expired
  /// ```
  public func advance(
    by time: Duration, fileID: String = #fileID, line: Int = #line
  ) async throws {
    try await advance(by: time, from: CallSite(fileID, line))
  }
}
