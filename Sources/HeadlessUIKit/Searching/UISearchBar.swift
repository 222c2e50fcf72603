public import Foundation

/// A field for a search, with a button that cancels it.
@MainActor @preconcurrency open class UISearchBar: UIView {
  private let field = UISearchTextField(frame: .zero)
  private var cancel: UIButton?
  /// The controller whose search this is.
  weak var search: UISearchController?

  /// Creates a bar with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addField()
  }

  /// Creates a bar; an archive's contents are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addField()
  }

  /// The object that is asked and told.
  open weak var delegate: (any UISearchBarDelegate)?

  /// The text.
  open var text: String? {
    get { field.text }
    set {
      guard field.text != newValue else { return }
      field.text = newValue
      search?.update()
    }
  }

  /// The text that is shown while there is none.
  open var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }

  /// The field.
  open var searchTextField: UISearchTextField { field }

  /// Whether there is a button that cancels.
  @available(tvOS, unavailable)
  open var showsCancelButton: Bool {
    get { cancel != nil }
    set { setCancel(newValue) }
  }

  /// Shows or hides the button that cancels.
  @available(tvOS, unavailable)
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    setCancel(showsCancelButton)
  }

  /// Takes the keyboard.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    field.becomeFirstResponder()
  }

  /// Gives up the keyboard.
  @discardableResult open override func resignFirstResponder() -> Bool {
    field.resignFirstResponder()
  }

  /// A rough measure.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 56)
  }

  private func addField() {
    field.bar = self
    field.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    field.frame = bounds
    addSubview(field)
  }

  func setCancel(_ isShown: Bool) {
    guard isShown != (cancel != nil) else { return }
    cancel?.removeFromSuperview()
    cancel = nil
    guard isShown else { return }
    let button = UIButton(
      primaryAction: UIAction(title: "Cancel") { [weak self] _ in self?.cancelled() })
    cancel = button
    addSubview(button)
  }

  func editingBegan() {
    delegate?.searchBarTextDidBeginEditing(self)
    search?.editingBegan()
  }

  func typed() {
    delegate?.searchBar(self, textDidChange: text ?? "")
    search?.update()
  }

  private func cancelled() {
    delegate?.searchBarCancelButtonClicked(self)
    search?.isActive = false
  }
}
