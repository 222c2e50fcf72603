internal import Foundation

/// A message with buttons, over whatever presents it; it is not to be subclassed.
///
/// A tap on a button dismisses the alert, with animation. The button's handler runs when the alert
/// has gone.
@MainActor @preconcurrency open class UIAlertController: UIViewController {
  private var kind = Style.actionSheet
  private var ownActions: [UIAlertAction] = []
  private var fields: [UITextField] = []

  /// Creates an alert without buttons.
  public convenience init(
    title: String?, message: String?, preferredStyle: UIAlertController.Style
  ) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    kind = preferredStyle
    modalPresentationStyle = preferredStyle == .actionSheet ? .popover : .overFullScreen
  }

  /// The first line of the alert.
  open override var title: String? { didSet { fillIfLoaded() } }

  /// What stands below the title.
  open var message: String? { didSet { fillIfLoaded() } }

  /// Whether it is an alert or an action sheet.
  open var preferredStyle: UIAlertController.Style { kind }

  /// Adds a button.
  open func addAction(_ action: UIAlertAction) {
    ownActions.append(action)
    fillIfLoaded()
  }

  /// The buttons in the order in which they were added.
  open var actions: [UIAlertAction] { ownActions }

  /// The button that the return key taps.
  open var preferredAction: UIAlertAction?

  /// Adds a field, which the handler may set up.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    fields.append(field)
    configurationHandler?(field)
    fillIfLoaded()
  }

  /// The fields in the order in which they were added.
  open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }

  /// Shows texts, fields and buttons.
  open override func viewDidLoad() {
    super.viewDidLoad()
    fill()
  }

  /// The two kinds of alerts.
  public enum Style: Int, Sendable {
    /// Choices that rise from the lower edge.
    case actionSheet = 0
    /// A message in the middle.
    case alert = 1
  }

  private func fillIfLoaded() {
    if isViewLoaded { fill() }
  }

  private func fill() {
    let texts = [title, message].compactMap { $0 }.map { text in
      let label = UILabel()
      label.text = text
      return label
    }
    // In a popover a tap beside it stands for the button that cancels.
    let cancels = isInPopover ? [] : ownActions.filter { $0.style == .cancel }
    let buttons = (ownActions.filter { $0.style != .cancel } + cancels).map(button)
    for old in view.subviews where !(old is UITextField) { old.removeFromSuperview() }
    for part in texts + fields + buttons { view.addSubview(part) }
  }

  private func button(for action: UIAlertAction) -> UIButton {
    let button = UIButton(
      primaryAction: UIAction(title: action.title ?? "") { [weak self] _ in self?.go(by: action) })
    button.isEnabled = action.isEnabled
    action.button = button
    return button
  }

  private var isInPopover: Bool { popoverPresentationController?.style == .popover }

  private func go(by action: UIAlertAction?) {
    presentingViewController?.dismiss(animated: true) {
      if let action { action.handler?(action) }
    }
  }

  /// A tap beside an action sheet cancels it; false where that begins nothing.
  func tapBeside() -> Bool {
    let cancel = ownActions.first { $0.style == .cancel }
    guard kind == .actionSheet, cancel != nil || isInPopover else { return false }
    go(by: cancel)
    return true
  }
}
