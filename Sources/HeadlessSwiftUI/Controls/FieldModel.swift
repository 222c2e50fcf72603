/// The field of UIKit's that has the keyboard for a field of views.
@MainActor final class FieldModel {
  private weak var node: ViewNode?
  private let field = UITextField()
  private var isPlaced = false

  init(_ node: ViewNode) { self.node = node }

  static func describe(
    _ node: ViewNode, _ text: Binding<String>, isSecret: Bool, into scribe: Scribe
  ) {
    scribe.control(.field, node) { element in
      element.isSecret = isSecret
      element.value = text.latest
      element.write = { text.wrappedValue = $0 }
      element.action = { (node.attachment as? FieldModel)?.focus() }
      element.focus = { (node.attachment as? FieldModel)?.focus() }
      element.isFocused = (node.attachment as? FieldModel)?.isFocused == true
    }
  }

  var isFocused: Bool { field.isFirstResponder }

  func focus() {
    place()
    field.becomeFirstResponder()
  }

  func unfocus() { field.resignFirstResponder() }

  /// The field joins the screen's view only when a user or the app wants to type.
  private func place() {
    guard !isPlaced, let host = node?.context.host else { return }
    isPlaced = true
    host.controller.view.addSubview(field)
    for event in [UIControl.Event.editingDidBegin, .editingDidEnd] {
      field.addAction(
        UIAction { [weak self] _ in self?.focusMoved() }, for: event)
    }
  }

  private func focusMoved() {
    var candidate = node?.parent
    while let current = candidate, current.context.host === node?.context.host {
      (current.attachment as? FocusLink)?.moved(field.isFirstResponder)
      candidate = current.children.count == 1 || current.parent == nil ? current.parent : nil
    }
  }

  func remove() {
    field.resignFirstResponder()
    field.removeFromSuperview()
  }
}
