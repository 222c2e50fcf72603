internal import Foundation

/// A list of elements that is offered together; apps cannot make one here.
@MainActor open class UIMenu: UIMenuElement {
  private let elements: [UIMenuElement]

  init(text: String, elements: [UIMenuElement]) {
    self.elements = elements
    super.init(text: text, picture: nil)
  }

  /// The elements.
  open var children: [UIMenuElement] { elements }
}
