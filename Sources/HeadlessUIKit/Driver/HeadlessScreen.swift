public import Foundation

/// A screen without a display: a scene, its time, and a user who touches it.
///
/// Objects in a window belong to the screen of the window's scene. What has no window (animations,
/// announcements, Reduce Motion, controllers that are not shown yet) belongs to the screen that
/// runs now: the one of the surrounding ``run(on:_:)``, else one that the process shares.
///
/// ```swift
/// try await HeadlessScreen.run { screen in
///   let window = screen.makeWindow()
///   window.rootViewController = UINavigationController(rootViewController: Menu())
///   window.makeKeyAndVisible()
///   try screen.tap("Settings")
///   screen.finishTransitions()
/// }
/// ```
@MainActor public final class HeadlessScreen {
  /// The version of iOS that the screen follows.
  public let profile: HeadlessProfile
  /// The screen's behaviour where Apple documents none.
  public var assumptions: HeadlessAssumptions
  /// The time of the screen.
  public let clock: HeadlessClock
  /// The scene whose windows the screen shows.
  public let scene: UIWindowScene
  /// The size in points.
  public internal(set) var size: CGSize
  /// The storyboards and archives that a test has registered.
  public let archives = HeadlessArchives()
  /// The mistakes that UIKit would answer with exceptions and logs, in order.
  public internal(set) var faults: [HeadlessFault] = []
  /// The notifications that the app posted to assistive technology, in order.
  public internal(set) var announcements: [HeadlessAnnouncement] = []
  /// The controllers whose views were laid out within the animation of an exchange, in order (U170).
  public internal(set) var animatedLayouts: [String] = []
  /// The controllers that grew out of a view or shrank into one, in order.
  public internal(set) var zooms: [HeadlessZoom] = []
  /// The changes of bars, edges and orientations that controllers reported, in order.
  package internal(set) var chromeUpdates: [HeadlessChrome] = []
  /// Whether the language runs from right to left.
  public var rightToLeft = false { didSet { cachedTraits = nil } }
  /// What the user holds; nil for the device that usually has a screen of this size.
  public internal(set) var device: HeadlessDevice? { didSet { cachedTraits = nil } }
  /// Whether splits keep their columns whatever room there is, as while the system takes a picture of a
  /// window (U130); they change when they are laid out afterwards.
  public var keepsColumns = false
  /// Whether the screen is read aloud.
  public var voiceOver = false
  /// Whether the screen is dark.
  public var isDark = false { didSet { cachedTraits = nil } }
  /// The parts of the screen that the hardware covers.
  public var safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)

  /// Called when a transition begins or a view of a window asks for a layout: whoever lets the
  /// screen run on a real clock then knows that it must give turns again.
  public var onUnrest: (@MainActor () -> Void)?

  private(set) lazy var glass = UIScreen(self)
  lazy var application = UIApplication { [weak self] in self.map { [$0] } ?? [] }
  /// Windows that stand in no scene.
  let looseWindows = WindowList()
  var animationsEnabled = true
  var running: [RunningTransition] = []
  /// The exchange whose animations are being collected.
  var beginning: RunningTransition?
  /// The transition that holds each animation that begins now.
  var holder: TransitionContext?
  var sheetDrag: Dismissal?
  weak var swiping: UINavigationController?
  weak var turning: UIPageViewController?
  private var reducesMotion = false
  private var cachedTraits: UITraitCollection?

  /// Creates a screen without windows, which has the device's size unless another is given.
  ///
  /// Without assumptions it behaves as devices with its version of iOS have answered.
  public init(
    profile: HeadlessProfile = .iOS18, assumptions: HeadlessAssumptions? = nil,
    clock: HeadlessClock = HeadlessClock(), device: HeadlessDevice? = nil, size: CGSize? = nil
  ) {
    self.profile = profile
    self.assumptions = assumptions ?? HeadlessAssumptions(answersOf: profile)
    self.clock = clock
    self.device = device
    self.size = size ?? (device ?? .phone).size
    scene = UIWindowScene(
      session: UISceneSession(name: "headless"),
      connectionOptions: UIScene.ConnectionOptions(contexts: []))
    scene.headless = self
  }

  /// The window that keys reach.
  public var window: UIWindow? { scene.keyWindow }

  /// The view that the keyboard types into: the first responder of the key window.
  public var keyboard: UIResponder? { scene.keyWindow?.firstResponder }

  /// Makes a window in the screen's scene; the caller holds it (U144).
  public func makeWindow() -> UIWindow {
    UIWindow(windowScene: scene)
  }

  /// Whether the user has asked for less motion; setting it posts the notification.
  public var reduceMotion: Bool {
    get { reducesMotion }
    set {
      guard newValue != reducesMotion else { return }
      reducesMotion = newValue
      NotificationCenter.default.post(
        name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
    }
  }

  /// How many controllers and views of this process are alive.
  public var alive: HeadlessCensus { .current }

  var bounds: CGRect { CGRect(origin: .zero, size: size) }

  var traits: UITraitCollection {
    if let cachedTraits { return cachedTraits }
    let made = traits(for: size)
    cachedTraits = made
    return made
  }

  func traits(for size: CGSize) -> UITraitCollection {
    let device = device ?? .usual(for: size)
    let room = device.room(in: size, staysCompact: assumptions.resizedPhonesStayCompact)
    return UITraitCollection(
      horizontal: room.horizontal, vertical: room.vertical, style: isDark ? .dark : .light,
      direction: rightToLeft ? .rightToLeft : .leftToRight, idiom: device.idiom)
  }

  func resize(to size: CGSize) {
    self.size = size
    cachedTraits = nil
  }

  func record(_ fault: HeadlessFault) {
    faults.append(fault)
  }

  func record(
    _ kind: HeadlessFault.Kind, _ severity: HeadlessFault.Severity, _ message: String,
    _ controllers: UIViewController...
  ) {
    record(
      HeadlessFault(
        kind: kind, severity: severity, message: message,
        controllers: controllers.map(TypeName.of)))
  }

  func announce(_ notification: UIAccessibility.Notification, _ argument: Any?) {
    let text = argument as? String ?? (argument as? UIView)?.accessibilityLabel
    announcements.append(HeadlessAnnouncement(notification: notification, text: text))
  }
}
