extension HeadlessScreen {
  /// The colour that the controllers in front want the status bar to have.
  public var statusBarStyle: UIStatusBarStyle {
    decider(\.childForStatusBarStyle)?.preferredStatusBarStyle ?? .default
  }

  /// Whether the controllers in front want the status bar to be hidden.
  public var isStatusBarHidden: Bool {
    decider(\.childForStatusBarHidden)?.prefersStatusBarHidden ?? false
  }

  /// Whether the controllers in front want the home indicator to be hidden.
  public var isHomeIndicatorHidden: Bool {
    decider(\.childForHomeIndicatorAutoHidden)?.prefersHomeIndicatorAutoHidden ?? false
  }

  /// The edges where the controllers in front want their gestures to come first.
  public var edgesDeferringGestures: UIRectEdge {
    decider(\.childForScreenEdgesDeferringSystemGestures)?
      .preferredScreenEdgesDeferringSystemGestures ?? []
  }

  /// The ways in which the controller in front may be turned.
  public var supportedOrientations: UIInterfaceOrientationMask {
    frontController?.supportedInterfaceOrientations ?? .all
  }

  /// Forgets the reported changes.
  package func clearChromeUpdates() {
    chromeUpdates = []
  }

  /// Follows the children that decide, from what fills the screen.
  private func decider(
    _ child: (UIViewController) -> UIViewController?
  ) -> UIViewController? {
    guard let window = frontWindow else { return nil }
    let presented = window.presentations.last {
      $0.controller.style == .fullScreen
        || $0.presented.modalPresentationCapturesStatusBarAppearance
    }
    var current = presented?.presented ?? window.rootViewController
    while let next = current.flatMap(child) { current = next }
    return current
  }
}

extension UIViewController {
  /// Notes that the system is to ask again.
  func chromeChanged(_ chrome: HeadlessChrome) {
    screen.chromeUpdates.append(chrome)
  }
}
