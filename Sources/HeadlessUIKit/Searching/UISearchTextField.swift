public import Foundation

/// The field of a search bar.
@MainActor @preconcurrency open class UISearchTextField: UITextField {
  weak var bar: UISearchBar?

  /// Creates a field with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a field; an archive's contents are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Takes the keyboard, and begins the search.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard let bar else { return super.becomeFirstResponder() }
    guard bar.delegate?.searchBarShouldBeginEditing(bar) ?? true, super.becomeFirstResponder()
    else { return false }
    bar.editingBegan()
    return true
  }

  /// Gives up the keyboard; the search goes on.
  @discardableResult open override func resignFirstResponder() -> Bool {
    let wasEditing = isFirstResponder
    guard super.resignFirstResponder() else { return false }
    if wasEditing, let bar { bar.delegate?.searchBarTextDidEndEditing(bar) }
    return true
  }

  /// Performs actions, and tells the bar of another text.
  open override func sendActions(for controlEvents: UIControl.Event) {
    super.sendActions(for: controlEvents)
    if controlEvents.contains(.editingChanged) { bar?.typed() }
  }
}
