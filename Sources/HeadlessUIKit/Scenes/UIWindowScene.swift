/// A scene that shows windows.
@MainActor @preconcurrency open class UIWindowScene: UIScene {
  weak var headless: HeadlessScreen?
  let list = WindowList()

  /// The windows; an app must hold them (U144).
  open var windows: [UIWindow] { list.windows }

  /// The window that keys reach.
  open var keyWindow: UIWindow? { list.key }

  /// The screen on which the scene is shown.
  @available(visionOS, unavailable)
  open var screen: UIScreen { headless?.glass ?? UIScreen.main }

  /// The traits of the screen.
  open var traitCollection: UITraitCollection { headless?.traits ?? UITraitCollection() }

  /// How the interface is turned.
  @available(tvOS, unavailable)
  open var interfaceOrientation: UIInterfaceOrientation {
    guard let size = headless?.size else { return .unknown }
    return size.width > size.height ? .landscapeLeft : .portrait
  }

  /// The windows that are shown, lowest first; of one level the one shown last is the highest.
  var shownWindows: [UIWindow] {
    let shown = windows.filter { !$0.isHidden }
    return Set(shown.map(\.windowLevel.rawValue)).sorted().flatMap { level in
      shown.filter { $0.windowLevel.rawValue == level }
    }
  }
}
