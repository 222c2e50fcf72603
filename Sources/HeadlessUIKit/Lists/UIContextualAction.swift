public import Foundation

/// A button that a swipe over a row shows.
@available(tvOS, unavailable)
@MainActor @preconcurrency open class UIContextualAction: NSObject {
  /// What a button does; it calls back whether it was done.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  private let ownStyle: Style
  private let ownHandler: Handler

  init(style: Style, text: String?, handler: @escaping Handler) {
    ownStyle = style
    ownHandler = handler
    title = text
  }

  /// Creates a button.
  public convenience init(
    style: UIContextualAction.Style, title: String?,
    handler: @escaping UIContextualAction.Handler
  ) {
    self.init(style: style, text: title, handler: handler)
  }

  /// How the button looks.
  open var style: UIContextualAction.Style { ownStyle }

  /// What the button does.
  open var handler: UIContextualAction.Handler { ownHandler }

  /// The text.
  open var title: String?

  /// How a button looks.
  public enum Style: Int, Sendable {
    /// As usual.
    case normal
    /// As one that destroys something.
    case destructive
  }
}
