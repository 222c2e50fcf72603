/// The state of a node that follows the appearance of its screen.
@MainActor protocol HostedContent: AnyObject {
  func willAppear(animated: Bool)
  func didAppear()
  func willDisappear(animated: Bool)
  func didDisappear()
  /// What UIKit's container is called that lays the content out; nil for content without one.
  var containerName: String? { get }
}

extension HostedContent {
  var containerName: String? { nil }
}
