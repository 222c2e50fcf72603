public import Foundation

/// A rectangle of content in a tree of views.
///
/// Views have no transforms and draw nothing: this models the tree, its geometry and its callbacks.
/// Swift overrides only what stands in a class itself, so that everything that apps may override stands
/// in this file; what it does stands in those beside it.
@MainActor @preconcurrency open class UIView: UIResponder {
  // The tree: a view owns its subviews and knows the rest weakly.
  var subviewList: [UIView] = []
  weak var superviewStorage: UIView?
  weak var windowStorage: UIWindow?
  weak var controller: UIViewController?

  var storedFrame: CGRect
  var boundsOrigin = CGPoint.zero
  var needsLayout = true
  var containsNeedsLayout = true
  var rare: RareViewState?

  /// Creates a view with a frame in its future superview.
  public init(frame: CGRect) {
    storedFrame = frame
    super.init()
    LiveObjects.shared.add(type(of: self))
  }

  /// Creates a view of no size.
  public convenience override init() { self.init(frame: .zero) }

  /// Creates a view; an archive's contents are not read.
  public required init?(coder: NSCoder) {
    storedFrame = .zero
    super.init()
    LiveObjects.shared.add(type(of: self))
  }

  deinit { LiveObjects.shared.remove(type(of: self)) }

  // MARK: Geometry

  /// The rectangle in the superview's coordinates.
  open var frame: CGRect {
    get { storedFrame }
    set { applyFrame(newValue) }
  }

  /// The rectangle in the view's own coordinates.
  open var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: storedFrame.size) }
    set { applyBounds(newValue) }
  }

  /// The middle of the frame.
  open var center: CGPoint {
    get { CGPoint(x: storedFrame.midX, y: storedFrame.midY) }
    set { moveCenter(to: newValue) }
  }

  /// How the view follows the size of its superview.
  open var autoresizingMask: UIView.AutoresizingMask = []

  /// Whether subviews follow this view's size.
  open var autoresizesSubviews = true

  /// Whether the autoresizing mask is the whole description of the view's place.
  open var translatesAutoresizingMaskIntoConstraints = true

  /// The size that the content asks for, or `noIntrinsicMetric`.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// The value of a dimension that the content does not ask for.
  open class var noIntrinsicMetric: CGFloat { -1 }

  /// The size that fits the content best within a size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(within: size) }

  /// Takes the size that fits the content best.
  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }

  /// The part of the view that bars cover, as distances from its edges.
  open var safeAreaInsets: UIEdgeInsets { resolvedSafeAreaInsets }

  // MARK: Looks

  /// The opacity, from 0 to 1.
  open var alpha: CGFloat = 1

  /// Whether the view is hidden.
  open var isHidden = false

  /// Whether the view fills its bounds with opaque content.
  open var isOpaque = true

  /// Whether subviews are cut off at the bounds.
  open var clipsToBounds = false

  /// Whether touches reach the view and its subviews.
  open var isUserInteractionEnabled = true

  /// A number by which a view can be found.
  open var tag = 0

  /// The colour behind the content.
  open var backgroundColor: UIColor? {
    get { rare?.backgroundColor }
    set { rareState.backgroundColor = newValue }
  }

  /// The colour of what can be touched, by default the superview's.
  open var tintColor: UIColor! {
    get { rare?.tintColor ?? superview?.tintColor ?? .systemBlue }
    set { rareState.tintColor = newValue }
  }

  /// The appearance of this view and its subviews, independent of the screen's.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.overrideStyle(newValue) }
  }

  /// The traits of the screen, changed by what this view or its ancestors override (U24).
  open var traitCollection: UITraitCollection { resolvedTraits }

  /// Whether the content turns round with the language's direction.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified

  /// The direction in which the content is laid out.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    resolvedLayoutDirection
  }

  // MARK: Tree

  /// The view that contains this one.
  open var superview: UIView? { superviewStorage }

  /// The views in this one, backmost first.
  open var subviews: [UIView] { subviewList }

  /// The window that shows the view.
  open var window: UIWindow? { windowStorage }

  /// Puts a view in front of the other subviews.
  open func addSubview(_ view: UIView) { insert(view, at: subviewList.count) }

  /// Puts a view at a place among the subviews.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Puts a view directly behind another one.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, at: index(of: siblingSubview))
  }

  /// Puts a view directly in front of another one.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, at: index(of: siblingSubview) + 1)
  }

  /// Moves a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) { reorder(view, to: subviewList.count) }

  /// Moves a subview behind the others.
  open func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0) }

  /// Takes the view out of its superview.
  open func removeFromSuperview() { detachFromSuperview() }

  /// Whether the view is another one or stands somewhere inside it.
  open func isDescendant(of view: UIView) -> Bool { stands(inside: view) }

  /// The view with a tag, among this one and those inside it.
  open func viewWithTag(_ tag: Int) -> UIView? { find(tag: tag) }

  /// Says that a subview has been added.
  open func didAddSubview(_ subview: UIView) {}

  /// Says that a subview is about to be removed.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Says that the superview is about to change.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Says that the superview has changed.
  open func didMoveToSuperview() {}

  /// Says that the window is about to change.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Says that the window has changed.
  open func didMoveToWindow() {}

  // MARK: Gestures

  /// The recognisers of this view; nil when it has none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { rare.flatMap { $0.recognizers.isEmpty ? nil : $0.recognizers } }
    set { replaceRecognizers(with: newValue ?? []) }
  }

  /// Gives a recogniser to this view and takes it from the one that had it.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    adopt(gestureRecognizer)
  }

  /// Takes a recogniser away.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    dismiss(gestureRecognizer)
  }

  /// The behaviours of the view.
  open var interactions: [any UIInteraction] {
    get { rare?.interactions ?? [] }
    set { replaceInteractions(with: newValue) }
  }

  /// Takes a behaviour in, which leaves the view that has it.
  open func addInteraction(_ interaction: any UIInteraction) { adopt(interaction) }

  /// Gives a behaviour away.
  open func removeInteraction(_ interaction: any UIInteraction) { dismiss(interaction) }

  // MARK: Layout

  /// Asks for a layout at the end of this run-loop turn.
  open func setNeedsLayout() { markNeedsLayout() }

  /// Lays out now what asks for it, in this view and inside it.
  open func layoutIfNeeded() { layoutTree() }

  /// Places the subviews.
  open func layoutSubviews() {}

  // MARK: Accessibility

  /// Whether assistive technology sees the view as one element.
  open var isAccessibilityElement: Bool {
    get { rare?.isAccessibilityElement ?? isElementByDefault }
    set { rareState.isAccessibilityElement = newValue }
  }

  /// The text that assistive technology reads.
  open var accessibilityLabel: String? {
    get { rare?.accessibilityLabel }
    set { rareState.accessibilityLabel = newValue }
  }

  /// A name by which a test finds the view.
  open var accessibilityIdentifier: String? {
    get { rare?.accessibilityIdentifier }
    set { rareState.accessibilityIdentifier = newValue }
  }

  /// Whether assistive technology leaves out the subviews.
  open var accessibilityElementsHidden: Bool {
    get { rare?.accessibilityElementsHidden ?? false }
    set { rareState.accessibilityElementsHidden = newValue }
  }

  /// Whether assistive technology leaves out the views beside this one.
  open var accessibilityViewIsModal: Bool {
    get { rare?.accessibilityViewIsModal ?? false }
    set { rareState.accessibilityViewIsModal = newValue }
  }

  // MARK: Animation

  /// Changes views over a time.
  open class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    HeadlessScreen.current.animate(for: duration, animations, completion: nil)
  }

  /// Changes views over a time, then calls back.
  open class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    HeadlessScreen.current.animate(for: duration, animations, completion: completion)
  }

  /// Changes views over a time that begins after a delay, then calls back.
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    HeadlessScreen.current.animate(for: delay + duration, animations, completion: completion)
  }

  /// Changes views as a spring moves, then calls back.
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    HeadlessScreen.current.animate(for: delay + duration, animations, completion: completion)
  }

  /// Changes the contents of a view with a transition, then calls back.
  open class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    HeadlessScreen.current.animate(for: duration, { animations?() }, completion: completion)
  }

  /// Switches animation on or off for the screen that runs now.
  open class func setAnimationsEnabled(_ enabled: Bool) {
    HeadlessScreen.current.animationsEnabled = enabled
  }

  /// Whether changes are animated on the screen that runs now.
  open class var areAnimationsEnabled: Bool { HeadlessScreen.current.animationsEnabled }

  /// Changes views at once, without the animation around the call.
  open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    HeadlessScreen.current.withoutAnimation(actionsWithoutAnimation)
  }

  // MARK: Responding

  /// Makes the view, or what stands in it, give up the keyboard; false when it kept it.
  @discardableResult open func endEditing(_ force: Bool) -> Bool { releaseKeyboard(force: force) }

  /// The controller of this view, or else the superview.
  open override var next: UIResponder? { controller ?? superview }

  override var responderWindow: UIWindow? { window }

  /// Whether assistive technology sees the view as one element unless the app says otherwise.
  var isElementByDefault: Bool { false }
}
