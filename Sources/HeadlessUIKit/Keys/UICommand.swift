internal import Foundation

/// An element that a responder performs by a selector.
@MainActor @preconcurrency open class UICommand: UIMenuElement {
  private let ownAction: Selector

  init(text: String, action: Selector) {
    ownAction = action
    super.init(text: text, picture: nil)
  }

  /// What is performed.
  open var action: Selector { ownAction }

  /// The text that explains it.
  open var discoverabilityTitle: String?
}
