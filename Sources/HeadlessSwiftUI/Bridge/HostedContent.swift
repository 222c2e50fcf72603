/// The state of a node that follows the appearance of its screen.
@MainActor protocol HostedContent: AnyObject {
  func willAppear(animated: Bool)
  func didAppear()
  func willDisappear(animated: Bool)
  func didDisappear()
}
