internal import Foundation

/// A list of elements that is offered together.
@MainActor open class UIMenu: UIMenuElement {
  private let elements: [UIMenuElement]

  init(text: String, elements: [UIMenuElement]) {
    self.elements = elements
    super.init(text: text, picture: nil)
  }

  /// Creates a menu.
  @preconcurrency public convenience init(title: String = "", children: [UIMenuElement] = []) {
    self.init(text: title, elements: children)
  }

  /// The elements.
  open var children: [UIMenuElement] { elements }
}
