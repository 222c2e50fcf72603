/// The app that runs on the screen: its scenes and its state.
@MainActor @preconcurrency open class UIApplication: UIResponder {
  private let screens: () -> [HeadlessScreen]
  private weak var scenes: HeadlessScenes?

  init(_ scenes: HeadlessScenes? = nil, on screens: @escaping () -> [HeadlessScreen]) {
    (self.scenes, self.screens) = (scenes, screens)
  }

  /// The app of the screen that runs now.
  open class var shared: UIApplication { HeadlessScreen.current.application }

  /// The scenes that are connected; the set has no order (U152).
  open var connectedScenes: Set<UIScene> { Set(screens().map(\.scene)) }

  /// The sessions of the scenes; the model forgets one with its scene.
  open var openSessions: Set<UISceneSession> { Set(screens().map(\.scene.session)) }

  /// Whether the app may show several scenes.
  open var supportsMultipleScenes: Bool { scenes?.showsSeveral == true }

  /// Asks for another scene, or for one that is there, which comes to the front; in the next turn.
  ///
  /// An app runs in several scenes on the screens of a ``HeadlessScenes``; elsewhere it is told that it may not.
  public func activateSceneSession(
    for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard let scenes else { return errorHandler?(UISceneError(.multipleScenesNotSupported)) ?? () }
    scenes.activate(request, errorHandler)
  }

  /// Whether a user uses the app.
  open var applicationState: UIApplication.State {
    let states = screens().map(\.scene.activationState)
    if states.contains(where: { $0 == .foregroundActive || $0 == .unattached }) { return .active }
    return states.contains(.foregroundInactive) ? .inactive : .background
  }

  /// Whether the screen stays on without touches.
  open var isIdleTimerDisabled = false

  /// What an app does now.
  public enum State: Int, Sendable {
    /// A user uses it.
    case active
    /// It is in front and takes no touches.
    case inactive
    /// It is not seen.
    case background
  }
}
