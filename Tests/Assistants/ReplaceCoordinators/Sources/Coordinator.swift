import PortolanUIKit

/// Shows screens, and knows which come next.
@MainActor protocol Coordinator: AnyObject {
  func start()
}
