public import Foundation

/// The controller of a screen or of a part of one.
///
/// Swift overrides only what stands in a class itself, so that everything that apps may override stands
/// in this file; what it does stands in those beside it.
@MainActor @preconcurrency open class UIViewController: UIResponder {
  var viewStorage: UIView?
  var family: ControllerFamily?
  weak var parentStorage: UIViewController?
  var items: ControllerItems?
  var presentationState: PresentationState?
  var appearance = AppearanceState.disappeared
  var flags: ControllerFlags = []
  /// One whose transition is over, which is still to be had for some turns (U166).
  var endedCoordinator: TransitionCoordinator?

  /// Creates a controller whose view is made in code, or in the archive of a name (``HeadlessArchives``).
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
    LiveObjects.shared.add(type(of: self))
    if let nibNameOrNil { setNibName(nibNameOrNil) }
  }

  /// Creates a controller whose view is made in code.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Creates a controller; an archive's contents are not read.
  public required init?(coder: NSCoder) {
    super.init()
    LiveObjects.shared.add(type(of: self))
  }

  deinit { LiveObjects.shared.remove(type(of: self)) }

  // MARK: View

  /// The view, which is loaded when it is first asked for (U19).
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return viewStorage
    }
    set { adoptView(newValue) }
  }

  /// The view, if it is loaded.
  open var viewIfLoaded: UIView? { viewStorage }

  /// Whether the view is loaded.
  open var isViewLoaded: Bool { viewStorage != nil }

  /// Makes the view.
  open func loadView() { loadDefaultView() }

  /// Loads the view unless it is loaded.
  open func loadViewIfNeeded() { if viewStorage == nil { loadViewNow() } }

  /// Says that the view has been made.
  open func viewDidLoad() {}

  /// The text that names the screen.
  open var title: String? {
    get { items?.title }
    set { setTitle(newValue) }
  }

  // MARK: Appearance

  /// Says that the view is about to be added to the window.
  open func viewWillAppear(_ animated: Bool) {}

  /// Says that the view is in the window and has its size.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Says that the view is on screen.
  open func viewDidAppear(_ animated: Bool) {}

  /// Says that the view is about to leave the window.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Says that the view has left the window.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Says that the view is about to place its subviews.
  open func viewWillLayoutSubviews() {}

  /// Says that the view has placed its subviews.
  open func viewDidLayoutSubviews() {}

  /// Says that memory is short.
  open func didReceiveMemoryWarning() {}

  // MARK: Containment

  /// The container of this controller.
  open weak var parent: UIViewController? { parentStorage }

  /// The controllers that this one contains.
  open var children: [UIViewController] { family?.children ?? [] }

  /// Makes a controller a child of this one (U1, U2).
  open func addChild(_ childController: UIViewController) { adopt(childController) }

  /// Takes this controller out of its parent (U3).
  open func removeFromParent() { leaveParent() }

  /// Says that the parent is about to change.
  open func willMove(toParent parent: UIViewController?) {}

  /// Says that the parent has changed.
  open func didMove(toParent parent: UIViewController?) {}

  /// Whether children get their appearance callbacks without this container's doing.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Begins the appearance or disappearance of a child (U10, U11).
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearanceByContainer(isAppearing, animated: animated)
  }

  /// Ends the appearance or disappearance of a child.
  open func endAppearanceTransition() { endAppearanceByContainer() }

  /// Exchanges the views of two children (U14, U15).
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    exchange(
      fromViewController, toViewController, duration: duration, options: options,
      animations: animations, completion: completion)
  }

  /// Whether this controller is just being presented.
  open var isBeingPresented: Bool { flags.contains(.isBeingPresented) }

  /// Whether this controller is just being dismissed.
  open var isBeingDismissed: Bool { flags.contains(.isBeingDismissed) }

  /// Whether this controller is just entering its parent.
  open var isMovingToParent: Bool { flags.contains(.isMovingToParent) }

  /// Whether this controller is just leaving its parent.
  open var isMovingFromParent: Bool { flags.contains(.isMovingFromParent) }

  /// The name of the exception about views in foreign hierarchies.
  open class var hierarchyInconsistencyException: NSExceptionName {
    NSExceptionName("UIViewControllerHierarchyInconsistency")
  }

  // MARK: Presentation

  /// Presents a controller over this one or the ancestor that can (U67).
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    startPresenting(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses what this controller presents, or else this controller (U82).
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    startDismissing(animated: flag, completion: completion)
  }

  /// What this controller or an ancestor presents (U68).
  open var presentedViewController: UIViewController? { resolvedPresented }

  /// Who presents this controller or an ancestor (U68).
  open var presentingViewController: UIViewController? { resolvedPresenting }

  /// How this controller is presented.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { presentationState?.style ?? .automatic }
    set { presentationStateToSet.style = newValue }
  }

  /// How a presentation of this controller looks.
  open var modalTransitionStyle: UIModalTransitionStyle {
    get { presentationState?.transitionStyle ?? .coverVertical }
    set { presentationStateToSet.transitionStyle = newValue }
  }

  /// The app's objects that perform a presentation of this controller; not held (U104).
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { presentationState?.transitioningDelegate }
    set { presentationStateToSet.transitioningDelegate = newValue }
  }

  /// Whether this controller decides on the status bar though it does not fill the screen.
  @available(tvOS, unavailable) open var modalPresentationCapturesStatusBarAppearance: Bool {
    get { flags.contains(.capturesStatusBar) }
    set { flags.set(.capturesStatusBar, to: newValue) }
  }

  /// Whether presentations in the current context cover this controller.
  open var definesPresentationContext: Bool {
    get { flags.contains(.definesPresentationContext) }
    set { flags.set(.definesPresentationContext, to: newValue) }
  }

  /// Whether a user is kept from dismissing this controller.
  open var isModalInPresentation: Bool {
    get { flags.contains(.isModalInPresentation) }
    set { flags.set(.isModalInPresentation, to: newValue) }
  }

  /// The size that the content would like to have.
  open var preferredContentSize: CGSize {
    get { presentationState?.preferredContentSize ?? .zero }
    set { setPreferredContentSize(newValue) }
  }

  /// Says that a child would like another size; does nothing by itself.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// The object that manages the presentation of this controller or an ancestor (U89).
  open var presentationController: UIPresentationController? { resolvedPresentationController }

  /// The presentation controller as a sheet's, when the style is one.
  @available(tvOS, unavailable)
  open var sheetPresentationController: UISheetPresentationController? { resolvedSheet }

  /// The presentation controller as a popover's, when the style is one.
  open var popoverPresentationController: UIPopoverPresentationController? { resolvedPopover }

  /// The coordinator of the transition that runs here or in an ancestor (U56).
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    resolvedCoordinator
  }

  /// Shows a controller in the way that the surroundings have.
  open func show(_ vc: UIViewController, sender: Any?) { showInSurroundings(vc, sender: sender) }

  /// Shows a controller as detail: in a split of the classic style, or else by presenting it.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    showDetailInSurroundings(vc, sender: sender)
  }

  /// The storyboard from which this controller was made.
  open var storyboard: UIStoryboard? { items?.origin?.storyboard }

  /// Goes the way of a name that the storyboard has.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    startSegue(identifier, sender: sender)
  }

  /// Prepares the screen to which a way leads.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  // MARK: Ancestors and items

  /// The nearest navigation controller that contains this controller.
  open var navigationController: UINavigationController? { nearestAncestor() }

  /// What a navigation bar shows about this controller.
  open var navigationItem: UINavigationItem { resolvedNavigationItem }

  /// Whether a tab bar is hidden while this controller is on top of a stack.
  @available(tvOS, unavailable) open var hidesBottomBarWhenPushed: Bool {
    get { flags.contains(.hidesBottomBarWhenPushed) }
    set { flags.set(.hidesBottomBarWhenPushed, to: newValue) }
  }

  /// The nearest tab bar controller that contains this controller.
  open var tabBarController: UITabBarController? { nearestAncestor() }

  /// The nearest split view controller that contains this controller.
  open var splitViewController: UISplitViewController? { nearestAncestor() }

  /// What a tab bar shows about this controller.
  open var tabBarItem: UITabBarItem! {
    get { resolvedTabBarItem }
    set { itemsToSet.tabBarItem = newValue }
  }

  /// Says that the size is about to change (U26).
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    forwardTransition(to: size, with: coordinator)
  }

  /// Says that the traits are about to change.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
  }

  /// The traits of the screen, changed by what this controller or its ancestors override (U24).
  open var traitCollection: UITraitCollection { resolvedTraits }

  /// The appearance that this controller and its children have, whatever the screen's.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.overrideStyle(newValue) }
  }

  /// What this controller adds to the safe area's insets.
  open var additionalSafeAreaInsets: UIEdgeInsets {
    get { presentationState?.additionalInsets ?? .zero }
    set { setAdditionalInsets(newValue) }
  }

  // MARK: System bars and gestures

  /// The colour that this controller would like the status bar to have.
  @available(tvOS, unavailable) open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// Whether this controller would like the status bar to be hidden.
  @available(tvOS, unavailable) open var prefersStatusBarHidden: Bool { false }

  /// How this controller would like the status bar to come and go.
  @available(tvOS, unavailable)
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

  /// The child that decides on the status bar's colour.
  @available(tvOS, unavailable) open var childForStatusBarStyle: UIViewController? { nil }

  /// The child that decides whether the status bar is hidden.
  @available(tvOS, unavailable) open var childForStatusBarHidden: UIViewController? { nil }

  /// Says that the status bar is to be asked for again.
  @available(visionOS, unavailable)
  @available(tvOS, unavailable)
  open func setNeedsStatusBarAppearanceUpdate() { chromeChanged(.statusBar) }

  /// Whether this controller would like the home indicator to be hidden.
  @available(tvOS, unavailable) open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// The child that decides on the home indicator.
  @available(tvOS, unavailable) open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

  /// Says that the home indicator is to be asked for again.
  @available(tvOS, unavailable)
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() { chromeChanged(.homeIndicator) }

  /// The edges where this controller's gestures come before the system's.
  @available(tvOS, unavailable)
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }

  /// The child that decides on gestures at the edges.
  @available(tvOS, unavailable)
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

  /// Says that gestures at the edges are to be asked for again.
  @available(tvOS, unavailable)
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() { chromeChanged(.edges) }

  /// The ways in which this controller may be turned.
  @available(tvOS, unavailable)
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }

  /// How this controller is turned when it is presented.
  @available(tvOS, unavailable)
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

  /// Says that the orientations are to be asked for again.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() { chromeChanged(.orientations) }

  /// The superview of this controller's view, or else the presenter.
  open override var next: UIResponder? { viewIfLoaded?.superview ?? presentingViewController }

  override var responderWindow: UIWindow? { viewIfLoaded?.window }

  // MARK: For the system's containers

  /// Calls a function with each child whose appearance follows this controller's.
  func forEachVisibleChild(_ body: (UIViewController) -> Void) { forEachShownChild(body) }

  /// Prepares the view for its appearance, before children are told.
  func prepareToAppear() {}

  /// Does what waited for the view's layout.
  func prepareForLayout() {}

  /// Follows the appearance, after children were told.
  func appearanceCompleted() {}

  /// Ends what runs inside before the view goes.
  func settleBeforeDisappearing() {}

  /// The child that is asked before this controller whether touches reach it.
  var frontChild: UIViewController? { lastShownChild }

  /// What a container's bars cover of a child.
  func chromeInsets(for child: UIViewController) -> UIEdgeInsets { .zero }

  /// The coordinator of a transition that this controller itself runs.
  var ownCoordinator: TransitionCoordinator? {
    presentationCoordinator ?? presentationState?.outerTransition?.coordinator ?? endedCoordinator
  }
}
