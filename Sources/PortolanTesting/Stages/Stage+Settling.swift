import Portolan

extension Stage {
  /// Waits until the screen is at rest: nothing moves, and no request of a navigator on the stage
  /// is on its way.
  ///
  /// What waits for a person is at rest: a request that is parked, and one that asks a screen whether
  /// it may go.
  public func settle(fileID: StaticString = #fileID, line: Int = #line) async throws {
    try await settle(from: CallSite(fileID, line))
  }

  /// Waits until something holds, and not for rest.
  ///
  /// ```swift
  /// app.navigator.show(.account)
  /// try await stage.settle(until: { server.isAsked })  // the guard waits for the server
  /// ```
  public func settle(
    until holds: () -> Bool, fileID: StaticString = #fileID, line: Int = #line
  ) async throws {
    try await settle(until: holds, from: CallSite(fileID, line))
  }

  /// Does something of the test's own while time passes on the stage, waits until that has ended
  /// and the screen is at rest, and returns what came of it.
  ///
  /// ```swift
  /// let arrival = try await stage.settle { try await app.navigator.navigate(to: .bag) }
  /// ```
  ///
  /// Awaited outside of a stage a request would wait for ever: nobody turns the screen. What the
  /// work throws is thrown. When it does not end, it is cancelled and left alone. Code that
  /// belongs to no view, as a model's that posts an announcement, is heard by this stage when it
  /// is called in here.
  @discardableResult
  public func settle<Result: Sendable>(
    fileID: StaticString = #fileID, line: Int = #line,
    _ work: @escaping @MainActor () async throws -> Result
  ) async throws -> Result {
    try await settle(from: CallSite(fileID, line), work)
  }

  /// Lets time pass on the stage's clock, and waits until the screen is at rest.
  ///
  /// An app whose navigators and tasks are to sleep on it takes the clock when it is made:
  ///
  /// ```swift
  /// let screen = HeadlessScreen()
  /// let app = ShopApp(clock: screen.clock)
  /// let stage = UIKitStage(on: screen) { app.rootController }
  /// try await stage.advance(by: .seconds(30))  // the session has expired
  /// ```
  public func advance(
    by time: Duration, fileID: StaticString = #fileID, line: Int = #line
  ) async throws {
    try await advance(by: time, from: CallSite(fileID, line))
  }
}
