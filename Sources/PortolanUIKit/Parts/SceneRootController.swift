public import Portolan

/// The root of a scene's window for as long as the scene lives; it owns the part that is shown.
///
/// ```swift
/// window.rootViewController = SceneRootController(navigator.scene, ShopScreens(…))
/// window.makeKeyAndVisible()
/// navigator.show(.main)
/// ```
///
/// It is the navigator's host: the window's root is never swapped, parts are switched inside it
/// with the transition of the map, and layers are presented from it. The current part decides on
/// status bar, home indicator, screen edges, orientations and preferred size.
///
/// A curtain comes in its own window, above alerts; the same assemblies build its screens.
///
/// Each window has its own navigator: a second root of one navigator replaces the first; that stays
/// empty until the second goes, and a diagnostic reports it.
///
/// Call the navigator's `close()` in `sceneDidDisconnect(_:)`. A window that goes unclosed while a
/// layer is open leaks: UIKit's presentation holds this controller and the layer (U89, U142).
public final class SceneRootController: UIViewController {
  /// The app's own transitions, by the names that its maps use.
  public var screenAnimations: [TransitionName: ScreenAnimation] = [:] {
    // An app's object is released after the access, since its `deinit` may read the screen; so below.
    didSet { withExtendedLifetime(oldValue) {} }
  }
  /// The app's own presentations, by the names that its maps use; see `PresentationStyle.custom(_:)`.
  public var customPresentations: [PresentationName: any CustomPresentation] = [:] {
    didSet { withExtendedLifetime(oldValue) {} }
  }
  /// Decides what becomes of a modal of other code when a request meets it; see `ModalDecision`.
  ///
  /// Called with its controller at each reading while it is open; not for modals of the navigator's own routes.
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
  ///   - scene: The navigator; the controller becomes its host.
  ///   - assemblies: One for each route type.
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

  /// Not available: the navigator and the assemblies come from code.
  public required init?(coder: NSCoder) { nil }

  /// Shows the tree as soon as the view is in its window, in the first frame.
  public override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    host?.begin()
  }

  /// Says how many columns there is room for.
  public override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    host?.sizeMayHaveChanged()
  }

  /// Presents what waits: a controller that has not appeared yet may present nothing.
  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    hasAppeared = true
    whenAppeared?()
    whenAppeared = nil
  }

  /// Leaves its navigator when its window is closed or shows another root; a layer over it changes nothing.
  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    hasAppeared = false
    if host?.isOnScreen == false { host?.end() }
  }

  /// Releases the kept parts.
  public override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    scene.releaseKeptParts()
  }

  /// Goes one step back, as the escape gesture of assistive technology asks.
  public override func accessibilityPerformEscape() -> Bool {
    guard scene.isApplicable(.back) else { return false }
    scene.submit(gesture: .back)
    return true
  }

  // MARK: Decisions of the current part; overrides cannot stand in an extension.

  /// The current part.
  public override var childForStatusBarStyle: UIViewController? { part }
  /// The current part.
  public override var childForStatusBarHidden: UIViewController? { part }
  /// The current part.
  public override var childForHomeIndicatorAutoHidden: UIViewController? { part }
  /// The current part.
  public override var childForScreenEdgesDeferringSystemGestures: UIViewController? { part }

  /// The orientations of the current part; of a curtain's those that what it covers has too, if there are any.
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

  /// Takes the current part's size.
  public override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    if container === part { preferredContentSize = container.preferredContentSize }
  }
}
