public import Foundation

/// What a container asks of its content, and content of its container.
@MainActor @preconcurrency public protocol UIContentContainer: NSObjectProtocol {
  /// The size that the content would like to have.
  var preferredContentSize: CGSize { get }
  /// Says that a child would like another size.
  func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer)
}

extension UIViewController: UIContentContainer {}
