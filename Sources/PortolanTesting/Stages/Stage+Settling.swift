import Portolan

extension Stage {
  /// Waits until the screen is at rest: nothing moves, and no request of the stage's navigators is
  /// on its way.
  ///
  /// Requests that wait for a person do not count: a parked one, and one that asks a screen whether
  /// it may go.
  public func settle(fileID: String = #fileID, line: Int = #line) async throws {
    try await settle(from: CallSite(fileID, line))
  }

  /// Waits until a condition holds, without waiting for rest.
  ///
  /// ```swift
  /// app.navigator.show(.account)
  /// try await stage.settle(until: { server.isAsked })  // the guard waits for the server
  /// ```
  ///
  /// A trailing closure is work of the test's own, and no condition.
  @_disfavoredOverload
  public func settle(
    until holds: () -> Bool, fileID: String = #fileID, line: Int = #line
  ) async throws {
    try await settle(until: holds, from: CallSite(fileID, line))
  }

  /// Runs the test's own work while time passes on the stage, and returns its result.
  ///
  /// It waits until the work has ended and the screen is at rest.
  ///
  /// ```swift
  /// let arrival = try await stage.settle { try await app.navigator.navigate(to: .bag) }
  /// ```
  ///
  /// Outside of a stage, awaiting a request would never end, since nothing turns the screen. Errors
  /// of the work are thrown. Work that does not end is cancelled and left alone. Code without a
  /// view, such as a model that posts an announcement, reaches this stage when it is called in
  /// here.
  @discardableResult
  public func settle<Result: Sendable>(
    fileID: String = #fileID, line: Int = #line,
    _ work: @escaping @MainActor () async throws -> Result
  ) async throws -> Result {
    try await settle(from: CallSite(fileID, line), work)
  }

  /// Lets time pass on the stage's clock, and waits until the screen is at rest.
  ///
  /// Give the clock to an app whose navigators and tasks sleep on it:
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
