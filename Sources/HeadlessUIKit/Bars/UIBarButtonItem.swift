public import Foundation

/// A button on a bar.
@MainActor @preconcurrency open class UIBarButtonItem: UIBarItem {
  var systemItem: SystemItem?
  private var ownAction: UIAction?

  /// Creates a button that shows nothing.
  public override init() {
    super.init()
  }

  /// Creates a button; an archive's contents are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates an item that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Creates one of the system's buttons.
  @preconcurrency public convenience init(
    systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.systemItem = systemItem
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Creates a button with a text or a picture.
  @preconcurrency public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    self.menu = menu
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
  }

  /// What a touch does; a copy is kept (U168).
  open var primaryAction: UIAction? {
    get { ownAction }
    set { ownAction = newValue?.copied }
  }

  /// What a touch offers.
  open var menu: UIMenu?

  /// The view that stands in the button's place.
  open var customView: UIView?

  /// Creates a button that tells an object of touches by a method.
  ///
  /// On Linux the object is a ``HeadlessActionTarget``.
  public convenience init(
    title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?
  ) {
    self.init()
    self.title = title
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Creates one of the system's buttons, which tells an object of touches by a method.
  public convenience init(
    barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Any?, action: Selector?
  ) {
    self.init()
    self.systemItem = systemItem
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// The object that a touch is told to; without one the chain of responders finds it.
  open weak var target: AnyObject?

  /// The method by which the object is told.
  open var action: Selector?

  /// Whether the button is left out.
  @available(tvOS, unavailable)
  open var isHidden = false

  /// How a button looks.
  open var style = UIBarButtonItem.Style.plain

  /// The text by which a user names the button.
  package var label: String? {
    // An action without a title leaves the name to the system item.
    [accessibilityLabel, title, systemItem?.label, primaryAction?.title].compactMap { $0 }
      .first { !$0.isEmpty }
  }
}
