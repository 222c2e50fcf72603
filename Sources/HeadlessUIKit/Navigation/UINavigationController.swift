public import Foundation

/// A container that shows the top of a stack of controllers.
@MainActor @preconcurrency open class UINavigationController: UIViewController {
  var stack: [UIViewController] = []
  var shown: UIViewController?
  var run: StackTransition?
  var heldEdits: [() -> Void] = []
  var lastUnanimatedSet: UInt64?
  /// Counts edits, so that one that was held back knows whether others came before it.
  var editCount: UInt64 = 0
  var swipeBegins = false
  var isStartingTransition = false
  /// Set while an edit brings the transition to its end that ran before it.
  var isInterrupted = false
  /// The reports of transitions that edits have interrupted.
  var owedReports: [() -> Void] = []
  /// Whether it may hold another stack, as More alone may (U115).
  var takesStacks: Bool { false }
  /// The stack on which this one stands as a column of a collapsed split (U127).
  weak var lowerColumn: UINavigationController?
  weak var told: (any UINavigationControllerDelegate)?
  /// Whether the delegate had a method for animators when it was set.
  var hasAnimator = false
  private var bar: UINavigationBar?
  private var edgeRecognizer: UIGestureRecognizer?
  private var contentRecognizer: UIGestureRecognizer?
  private var popRules: PopRules?
  private var hidesBar = false
  private var presentationContext = true

  /// Creates an empty stack; classes of bars are not used.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a stack with its first controller.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  /// Creates an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates an empty stack; an archive's contents are not read.
  public required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
  }

  // MARK: Stack

  /// Puts a controller on top (U27, U35, U36).
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    push(viewController, animated: animated)
  }

  /// Takes the top controller away, unless it is the last one (U28, U37).
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    return pop(toIndex: stack.count - 2, animated: animated).last
  }

  /// Takes everything above a controller away.
  @discardableResult open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.lastIndex(where: { $0 === viewController }) else {
      record(
        .popOutsideStack, .exception, "Tried to pop to a view controller that doesn't exist.",
        viewController, self)
      return nil
    }
    return pop(toIndex: index, animated: animated)
  }

  /// Takes everything above the first controller away.
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard stack.count > 1 else { return nil }
    return pop(toIndex: 0, animated: animated)
  }

  /// The controller on top of the stack (U47).
  open var topViewController: UIViewController? { stack.last }

  /// What is presented over the stack, or else its top (U47).
  open var visibleViewController: UIViewController? {
    presentationState?.shown?.presented ?? stack.last
  }

  /// The controllers of the stack, the first one at the bottom (U32, U40).
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the whole stack in one transition (U39).
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    replaceStack(with: viewControllers, animated: animated)
  }

  // MARK: Bars

  /// Whether the navigation bar is hidden.
  open var isNavigationBarHidden: Bool {
    get { hidesBar }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the navigation bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    hidesBar = hidden
    bar?.isHidden = hidesOwnBar
    viewIfLoaded?.setNeedsLayout()
  }

  /// The bar that shows the top controller's item.
  open var navigationBar: UINavigationBar {
    if let bar { return bar }
    let made = UINavigationBar(frame: .zero)
    made.stackOwner = self
    made.isHidden = hidesOwnBar
    bar = made
    return made
  }

  /// The object that is told of changes; what a subclass answers instead is not asked (U164).
  open weak var delegate: (any UINavigationControllerDelegate)? {
    get { told }
    set {
      told = newValue
      let animator = HeadlessPartialMethod.navigationAnimator
      hasAnimator = (newValue as? any HeadlessPartialDelegate)?.lacks(animator) == false
    }
  }

  /// The recogniser of the swipe from the edge; its delegate decides whether the swipe begins.
  @available(tvOS, unavailable)
  open var interactivePopGestureRecognizer: UIGestureRecognizer? {
    if edgeRecognizer == nil { edgeRecognizer = makeRecognizer() }
    return edgeRecognizer
  }

  /// The recogniser of a swipe that begins anywhere in the content; nil before iOS 26 (U167).
  @available(iOS 26.0, visionOS 26.0, *)
  @available(tvOS, unavailable)
  open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? {
    guard screen.profile >= .iOS26 else { return nil }
    if contentRecognizer == nil { contentRecognizer = makeRecognizer() }
    return contentRecognizer
  }

  private func makeRecognizer() -> UIGestureRecognizer {
    let rules = popRules ?? PopRules(self)
    popRules = rules
    let made = UIGestureRecognizer()
    made.delegate = rules
    return made
  }

  /// What a stack does.
  public enum Operation: Int, Sendable {
    /// Nothing.
    case none
    /// Shows a new controller.
    case push
    /// Shows an earlier controller again.
    case pop
  }

  // MARK: What the stack changes of a controller

  /// Pushes the controller (U48).
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  /// Whether presentations in the current context cover the stack; they do by default (U69).
  open override var definesPresentationContext: Bool {
    get { presentationContext }
    set { presentationContext = newValue }
  }

  /// The top controller, when no bar decides.
  open override var childForStatusBarStyle: UIViewController? { hidesBar ? stack.last : nil }

  /// The top controller.
  open override var childForStatusBarHidden: UIViewController? { stack.last }

  /// The top controller.
  open override var childForHomeIndicatorAutoHidden: UIViewController? { stack.last }

  /// The top controller.
  open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { stack.last }

  /// Every way but upside down, whatever the children say, unless the delegate decides (U50).
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    told?.navigationControllerSupportedInterfaceOrientations(self) ?? .allButUpsideDown
  }

  /// Makes a view with the bar in it.
  open override func loadView() {
    super.loadView()
    guard let view = viewStorage else { return }
    navigationBar.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 44)
    navigationBar.autoresizingMask = [.flexibleWidth]
    view.addSubview(navigationBar)
  }

  override func forEachVisibleChild(_ body: (UIViewController) -> Void) {
    if let shown { body(shown) }
  }

  override func prepareToAppear() { showTopBeforeAppearance() }

  override func prepareForLayout() { startDeferredTransition() }

  override func appearanceCompleted() { reportDisplay() }

  override func settleBeforeDisappearing() {
    // The end of one may begin what was held back. One that just begins, when a controller that is told
    // of it takes the stack away, ends by itself.
    while let run, !isStartingTransition { run.settle() }
  }

  override var frontChild: UIViewController? { stack.last }

  override func chromeInsets(for child: UIViewController) -> UIEdgeInsets {
    UIEdgeInsets(top: hidesOwnBar ? 0 : 44, left: 0, bottom: 0, right: 0)
  }

  override var ownCoordinator: TransitionCoordinator? {
    run?.coordinator ?? super.ownCoordinator
  }
}
