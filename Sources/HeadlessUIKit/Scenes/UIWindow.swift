public import Foundation

/// The root of a tree of views, which an app must hold (U144).
@MainActor @preconcurrency open class UIWindow: UIView {
  var presentations: [Presentation] = []
  var modalRun: RunningTransition?
  /// Dismissals that wait for the presentation or dismissal that runs (U87).
  var heldDismissals: [() -> Void] = []
  weak var firstResponder: UIResponder?
  private weak var scene: UIWindowScene?
  private var root: UIViewController?

  /// Creates a window in a scene; it is hidden until it is shown.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.headless?.bounds ?? .zero)
    prepare()
    self.windowScene = windowScene
  }

  /// Creates a window without a scene.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a window; an archive's contents are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  /// The scene that shows the window.
  open weak var windowScene: UIWindowScene? {
    get { scene }
    set { moveToScene(newValue) }
  }

  /// The controller whose view fills the window (U141).
  open var rootViewController: UIViewController? {
    get { root }
    set { replaceRoot(with: newValue) }
  }

  /// Which windows this one stands above.
  open var windowLevel = UIWindow.Level.normal

  /// Whether keys reach this window; one without a scene may have them too.
  open var isKeyWindow: Bool { list.key === self }

  /// Whether this window may become key.
  open var canBecomeKey: Bool { true }

  /// Makes this window key.
  open func makeKey() {
    if canBecomeKey { list.makeKey(self) }
  }

  /// Makes this window key and shows it above the others of its level.
  open func makeKeyAndVisible() {
    makeKey()
    list.raise(self)
    isHidden = false
  }

  /// Says that this window has become key.
  open func becomeKey() {}

  /// Says that this window is key no more.
  open func resignKey() {}

  /// Whether the window is left out; showing it makes its controllers appear (U25).
  open override var isHidden: Bool {
    get { super.isHidden }
    set { setHidden(newValue) }
  }

  /// The scene.
  open override var next: UIResponder? { scene }

  /// Posted when a window, the object, has become key.
  nonisolated public static let didBecomeKeyNotification = NSNotification.Name(
    "UIWindowDidBecomeKeyNotification")

  /// Posted when a window, the object, is key no more.
  nonisolated public static let didResignKeyNotification = NSNotification.Name(
    "UIWindowDidResignKeyNotification")

  /// Posted when a window, the object, is shown that was hidden, whoever shows it.
  nonisolated public static let didBecomeVisibleNotification = NSNotification.Name(
    "UIWindowDidBecomeVisibleNotification")

  /// Posted when a window, the object, is hidden that was shown.
  nonisolated public static let didBecomeHiddenNotification = NSNotification.Name(
    "UIWindowDidBecomeHiddenNotification")

  /// How high a window stands.
  public struct Level: Comparable, Hashable, RawRepresentable, Sendable {
    /// The height.
    public let rawValue: CGFloat

    /// Creates a level of a height.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Creates a level of a height.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The level of most windows.
    public static let normal: UIWindow.Level = Level(rawValue: 0)
    /// The level of the status bar.
    @available(tvOS, unavailable)
    public static let statusBar: UIWindow.Level = Level(rawValue: 1000)
    /// The level of alerts.
    public static let alert: UIWindow.Level = Level(rawValue: 2000)

    /// A level that is higher by so much.
    public static func + (lhs: UIWindow.Level, rhs: CGFloat) -> UIWindow.Level {
      UIWindow.Level(rawValue: lhs.rawValue + rhs)
    }

    /// Whether a level is lower than another.
    public static func < (lhs: UIWindow.Level, rhs: UIWindow.Level) -> Bool {
      lhs.rawValue < rhs.rawValue
    }

    /// The distance of two levels.
    public static func - (lhs: UIWindow.Level, rhs: UIWindow.Level) -> CGFloat {
      lhs.rawValue - rhs.rawValue
    }

    /// Makes a level higher by so much.
    public static func += (lhs: inout UIWindow.Level, rhs: CGFloat) {
      lhs = lhs + rhs
    }

    /// Makes a level lower by so much.
    public static func -= (lhs: inout UIWindow.Level, rhs: CGFloat) {
      lhs = lhs - rhs
    }

    /// A level that is lower by so much.
    public static func - (lhs: UIWindow.Level, rhs: CGFloat) -> UIWindow.Level {
      UIWindow.Level(rawValue: lhs.rawValue - rhs)
    }
  }

  /// Whether a presentation or dismissal runs in this window (U87).
  var isPresentationRunning: Bool { modalRun != nil }

  /// Whether UIKit presents something in this window, apart from another framework's layers.
  package var isCoveredByUIKit: Bool { !presentations.isEmpty }

  /// Performs what waited for the presentation or dismissal that has ended.
  func performHeldDismissals() {
    while !isPresentationRunning, !heldDismissals.isEmpty { heldDismissals.removeFirst()() }
  }

  /// A window without a scene stands beside others of the screen that runs.
  private var list: WindowList { scene?.list ?? screen.looseWindows }

  private func prepare() {
    super.isHidden = true
    windowStorage = self
  }

  private func moveToScene(_ newScene: UIWindowScene?) {
    list.forget(self)
    scene = newScene
    newScene?.list.raise(self)
  }

  /// The layers of the old root stay in the window (U142).
  private func replaceRoot(with controller: UIViewController?) {
    guard root !== controller else { return }
    let old = root
    root = controller
    old?.viewIfLoaded?.removeFromSuperview()
    for layer in presentations where old.map(layer.presenter.stands) == true {
      layer.forgetPresenterPlace()
    }
    if !isHidden { installRoot() }
  }

  private func installRoot() {
    guard let root, let view = root.view, view.superview !== self else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
  }

  private func setHidden(_ hidden: Bool) {
    guard hidden != super.isHidden else { return }
    var begun: [UIViewController] = []
    if hidden {
      super.isHidden = true
      for subview in subviewList { subview.beginDisappearing(into: &begun) }
      for controller in begun { controller.completeAppearance() }
      passKeyOn()
    } else {
      list.raise(self)
      super.isHidden = false
      for subview in subviewList { subview.beginAppearing(into: &begun) }
      for controller in begun { controller.viewIfLoaded?.finishAppearing([controller]) }
      installRoot()
    }
    let name = hidden ? UIWindow.didBecomeHiddenNotification : UIWindow.didBecomeVisibleNotification
    NotificationCenter.default.post(name: name, object: self)
  }

  /// Gives the keys to the highest window that is shown and takes them, if there is one.
  private func passKeyOn() {
    guard isKeyWindow, screen.assumptions.hidingPassesKeyOn else { return }
    scene?.shownWindows.last(where: \.canBecomeKey)?.makeKey()
  }
}
