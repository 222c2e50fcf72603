/// The app that runs on the screen: its scenes and its state.
@MainActor @preconcurrency open class UIApplication: UIResponder {
  private weak var headless: HeadlessScreen?

  init(_ headless: HeadlessScreen) { self.headless = headless }

  /// The app of the screen that runs now.
  open class var shared: UIApplication { HeadlessScreen.current.application }

  /// The scenes that are connected; the set has no order (U152).
  open var connectedScenes: Set<UIScene> { headless.map { [$0.scene] } ?? [] }

  /// Whether a person uses the app.
  open var applicationState: UIApplication.State {
    switch headless?.scene.activationState {
    case .foregroundActive, .unattached: return .active
    case .foregroundInactive: return .inactive
    case .background, nil: return .background
    }
  }

  /// Whether the screen stays on without touches.
  open var isIdleTimerDisabled = false

  /// What an app does now.
  public enum State: Int, Sendable {
    /// A person uses it.
    case active
    /// It is in front and takes no touches.
    case inactive
    /// It is not seen.
    case background
  }
}
