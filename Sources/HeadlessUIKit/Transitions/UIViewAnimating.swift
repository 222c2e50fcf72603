public import Foundation

/// An object that runs animations.
@MainActor @preconcurrency public protocol UIViewAnimating: NSObjectProtocol {
  /// Begins.
  func startAnimation()
}
