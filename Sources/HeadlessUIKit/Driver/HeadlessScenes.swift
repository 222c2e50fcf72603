/// The scenes of an app of UIKit, each on a screen of its own, and a user who opens and closes them.
///
/// ```swift
/// let app = HeadlessScenes { MailSceneDelegate() }
/// app.screens[0].act {
///   UIApplication.shared.activateSceneSession(for: UISceneSessionActivationRequest())
/// }
/// app.turn()
/// #expect(app.screens.count == 2)
/// ```
///
/// Windows stand side by side: a scene behind others stays active.
@MainActor public final class HeadlessScenes {
  /// The screens of the scenes that are connected; the one in front is the last.
  public private(set) var screens: [HeadlessScreen] = []
  private let makeScreen: @MainActor () -> HeadlessScreen
  private let makeDelegate: @MainActor () -> any UIWindowSceneDelegate
  private let clock: HeadlessClock
  let showsSeveral: Bool
  private lazy var application = UIApplication(self) { [weak self] in self?.screens ?? [] }
  private var number = 0

  /// Starts an app, which shows one scene.
  ///
  /// - Parameters:
  ///   - profile: The version of iOS that the screens follow.
  ///   - assumptions: Their behaviour where Apple documents none; nil for what devices have answered.
  ///   - clock: The time of all screens.
  ///   - device: What the user holds; only a tablet shows several scenes.
  ///   - delegate: Makes the delegate of each scene, which is connected with it and holds its window.
  public init(
    profile: HeadlessProfile = .iOS18, assumptions: HeadlessAssumptions? = nil,
    clock: HeadlessClock = HeadlessClock(), device: HeadlessDevice = .pad,
    delegate: @escaping @MainActor () -> any UIWindowSceneDelegate
  ) {
    self.clock = clock
    showsSeveral = device == .pad
    makeDelegate = delegate
    makeScreen = {
      HeadlessScreen(profile: profile, assumptions: assumptions, clock: clock, device: device)
    }
    open()
  }

  /// The screen in front.
  public var front: HeadlessScreen? { screens.last }

  /// Opens one more scene, as a user does on a tablet.
  public func openAnother() {
    precondition(
      showsSeveral, "Only a tablet shows several scenes, as HeadlessScenes(device: .pad).")
    open()
  }

  /// Brings a scene to the front.
  public func show(_ screen: HeadlessScreen) {
    guard let place = screens.firstIndex(where: { $0 === screen }) else { return }
    screens.append(screens.remove(at: place))
    if screen.scene.state == .background { screen.act { screen.enterForeground() } }
  }

  /// Closes a scene, as a user does: its delegate hears of it and is let go of; the app goes on.
  public func close(_ screen: HeadlessScreen) {
    guard screens.contains(where: { $0 === screen }) else { return }
    screens.removeAll { $0 === screen }
    screen.act { screen.disconnect() }
    screen.scene.delegate = nil
  }

  /// Runs one turn on each screen; scenes that were asked for come.
  public func turn() {
    clock.turn()
    for screen in screens { screen.act { screen.layoutIfNeeded() } }
  }

  /// Lets time pass until nothing moves on any screen.
  public func finishTransitions() {
    for screen in screens { screen.act { screen.finishTransitions() } }
  }

  func activate(
    _ request: UISceneSessionActivationRequest, _ errorHandler: ((any Error) -> Void)?
  ) {
    clock.afterTurns(1) { [weak self] in
      do throws(UISceneError) {
        try self?.activate(request)
      } catch { errorHandler?(error) }
    }
  }

  private func activate(_ request: UISceneSessionActivationRequest) throws(UISceneError) {
    guard let session = request.session else {
      guard showsSeveral else { throw UISceneError(.multipleScenesNotSupported) }
      return open()
    }
    guard let screen = screens.first(where: { $0.scene.session === session }) else {
      throw UISceneError(.requestDenied)
    }
    show(screen)
  }

  private func open() {
    let screen = makeScreen()
    number += 1
    screen.scene.session.name = "headless \(number)"
    screen.application = application
    screens.append(screen)
    screen.act { screen.connect(makeDelegate()) }
  }
}
