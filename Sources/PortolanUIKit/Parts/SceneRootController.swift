public import Portolan

/// The root controller of a window; it shows the screens of one navigator.
///
/// ```swift
/// window.rootViewController = SceneRootController(navigator.scene, ShopScreens(…))
/// window.makeKeyAndVisible()
/// navigator.show(.main)
/// ```
///
/// Leave the controller at the window's root: it switches parts inside itself, with the map's
/// transition, and presents the layers. The current part decides on status bar, home indicator,
/// screen edges, orientations and preferred size. A curtain appears in its own window, above
/// alerts; the same assemblies build its screens.
///
/// Give each window its own navigator. If two roots show one navigator, the first stays empty until
/// the second leaves its window, and a diagnostic reports it. Call the scene's `close()` in
/// `sceneDidDisconnect(_:)`. Otherwise a window with an open layer is never released: UIKit's
/// presentation holds this controller and the layer (U89, U142).
public final class SceneRootController: UIViewController {
  /// The app's own transitions, by their names in its maps; for a missing name screens dissolve.
  public var screenAnimations: [TransitionName: ScreenAnimation] = [:] {
    // An app's object is released after the access, since its `deinit` may read the screen; so below.
    didSet { withExtendedLifetime(oldValue) {} }
  }
  /// The app's own presentations, by their names in its maps (`PresentationStyle.custom(_:)`).
  public var customPresentations: [PresentationName: any CustomPresentation] = [:] {
    didSet { withExtendedLifetime(oldValue) {} }
  }
  /// Decides what a request does to a modal of other code, such as a library's alert.
  ///
  /// The host calls this with the modal's controller each time it reads the screen, so decide
  /// quickly and change nothing. It never passes a screen of the navigator. See `ModalDecision`.
  public var decideOnModal: @MainActor (UIViewController) -> ModalDecision = { _ in .automatic } {
    didSet { withExtendedLifetime(oldValue) {} }
  }

  /// The current part; during a switch, the new one.
  var part: UIViewController?
  var isSwitching = false
  private(set) var hasAppeared = false
  /// Presents the first layer, as soon as the root has appeared.
  var whenAppeared: (() -> Void)?
  package let scene: SceneNavigator
  private(set) var host: SceneHost?
  /// What a curtain covers.
  private weak var beneath: SceneRootController?

  /// Makes the root of a scene.
  ///
  /// - Parameters:
  ///   - scene: The scene whose screens the controller shows.
  ///   - assemblies: One assembly for each route type of the scene.
  public init(_ scene: SceneNavigator, _ assemblies: any ScreenAssembly...) {
    self.scene = scene
    super.init(nibName: nil, bundle: nil)
    host = SceneHost(root: self, scene: scene, assemblies: assemblies.map { AnyAssembly($0) })
  }

  /// The root of a curtain over a scene; the same assemblies build its screens.
  init(_ curtain: SceneNavigator, as other: SceneRootController, assemblies: [AnyAssembly]) {
    scene = curtain
    super.init(nibName: nil, bundle: nil)
    (screenAnimations, customPresentations) = (other.screenAnimations, other.customPresentations)
    decideOnModal = other.decideOnModal
    beneath = other
    host = SceneHost(root: self, scene: curtain, assemblies: assemblies)
  }

  deinit {
    guard let host else { return }
    Task { @MainActor in host.end() }
  }

  /// Always returns nil: a storyboard has no navigator and no assemblies.
  public required init?(coder: NSCoder) { nil }

  /// Shows the tree as soon as the view is in a window, in the first frame.
  public override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    host?.begin()
  }

  /// Reports the new size to the navigator; the size decides how many columns a split shows.
  public override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    host?.sizeMayHaveChanged()
  }

  /// Presents the first layer, which UIKit allows only after the controller has appeared.
  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    hasAppeared = true
    whenAppeared?()
    whenAppeared = nil
  }

  /// Stops showing the navigator's screens if the window has closed or has another root.
  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    hasAppeared = false
    if host?.isOnScreen == false { host?.end() }
  }

  /// Releases the kept parts, unless the exit guard of one of their screens forbids it.
  public override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    scene.releaseKeptParts()
  }

  /// Goes one step back on VoiceOver's escape gesture; returns false if there is no step back.
  public override func accessibilityPerformEscape() -> Bool {
    guard scene.isApplicable(.back) else { return false }
    scene.submit(gesture: .back)
    return true
  }

  // MARK: Decisions of the current part; overrides cannot stand in an extension.

  /// The current part decides on the style of the status bar.
  public override var childForStatusBarStyle: UIViewController? { part }
  /// The current part decides whether the status bar is hidden.
  public override var childForStatusBarHidden: UIViewController? { part }
  /// The current part decides whether the home indicator hides.
  public override var childForHomeIndicatorAutoHidden: UIViewController? { part }
  /// The current part decides on the screen edges whose gestures come first to the app.
  public override var childForScreenEdgesDeferringSystemGestures: UIViewController? { part }

  /// The current part's orientations; in a curtain those that the scene beneath allows too, or all
  /// orientations of the part if the scene allows none of them.
  public override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    let own = part?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
    guard let beneath else { return own }
    let decides = beneath.presentations.last { $0.modalPresentationStyle == .fullScreen } ?? beneath
    let both = own.intersection(decides.supportedInterfaceOrientations)
    return both.isEmpty ? own : both
  }

  /// The preferred orientation of the current part.
  public override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    part?.preferredInterfaceOrientationForPresentation
      ?? super.preferredInterfaceOrientationForPresentation
  }

  /// Gives this controller the new preferred size of the current part.
  public override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    if container === part { preferredContentSize = container.preferredContentSize }
  }
}
