import HeadlessUIKit

/// Runs a test on a screen of its own.
@MainActor func onScreen(
  _ profile: HeadlessProfile = .iOS18, _ assumptions: HeadlessAssumptions = .init(),
  _ body: @MainActor (HeadlessScreen) throws -> Void
) async throws {
  try await HeadlessScreen.run(on: HeadlessScreen(profile: profile, assumptions: assumptions)) {
    try body($0)
  }
}

extension HeadlessScreen {
  /// Shows a root controller in a new window, which the caller holds.
  func show(_ root: UIViewController) -> UIWindow {
    let window = makeWindow()
    window.rootViewController = root
    window.makeKeyAndVisible()
    return window
  }
}
