public import Foundation

/// A control that a user taps.
@MainActor @preconcurrency open class UIButton: UIControl {
  private var titles: [State.RawValue: String] = [:]
  private var kind = ButtonType.custom

  /// Creates a button with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a button; an archive's contents are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a button of a type.
  public convenience init(type buttonType: UIButton.ButtonType) {
    self.init(frame: .zero)
    kind = buttonType
  }

  /// Creates a button with what a tap does, whose title is the action's.
  @preconcurrency public convenience init(
    type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?
  ) {
    self.init(frame: .zero)
    kind = buttonType
    guard let primaryAction else { return }
    if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// The type of the button.
  open var buttonType: UIButton.ButtonType { kind }

  /// The menu that a touch opens, when `showsMenuAsPrimaryAction` says so.
  open var menu: UIMenu?

  override var primaryMenu: UIMenu? { showsMenuAsPrimaryAction ? menu : nil }

  /// Sets the text for a state.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    titles[state.rawValue] = title
    superview?.setNeedsLayout()
  }

  /// The text for a state.
  open func title(for state: UIControl.State) -> String? {
    titles[state.rawValue] ?? titles[State.normal.rawValue]
  }

  /// The text that is shown now.
  open var currentTitle: String? {
    title(for: !isEnabled ? .disabled : isSelected ? .selected : .normal)
  }

  /// The text, unless another label was set.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? currentTitle }
    set { super.accessibilityLabel = newValue }
  }

  /// A rough measure of the text, high enough for a finger.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: CGFloat((currentTitle ?? "").count) * 9 + 24, height: 44)
  }

  /// The look of a button.
  public enum ButtonType: Int, Sendable {
    /// As the app draws it.
    case custom = 0
    /// As the system draws it.
    case system = 1
    /// An arrow to more detail.
    case detailDisclosure = 2
    /// A cross.
    @available(tvOS, unavailable)
    case close = 7
  }
}
