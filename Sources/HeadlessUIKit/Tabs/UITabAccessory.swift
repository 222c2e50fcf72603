public import Foundation

/// A view above the bar of a tab bar controller, such as a player.
@available(iOS 26.0, *)
@available(visionOS, unavailable)
@available(tvOS, unavailable)
@MainActor @preconcurrency open class UITabAccessory: NSObject {
  /// The view of the app.
  open private(set) var contentView: UIView

  /// Creates an accessory.
  public init(contentView: UIView) {
    self.contentView = contentView
    super.init()
  }
}

extension UITabBarController {
  static let accessoryHeight = 48.0

  /// Puts the accessory above the bar, in the place of the one before.
  func placeAccessory(insteadOf old: UIView?) {
    guard let view = viewIfLoaded, old !== accessoryView else { return }
    old?.removeFromSuperview()
    view.setNeedsLayout()
    guard let accessoryView else { return }
    accessoryView.frame = CGRect(
      x: 0, y: view.bounds.height - 49 - Self.accessoryHeight, width: view.bounds.width,
      height: Self.accessoryHeight)
    accessoryView.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    view.addSubview(accessoryView)
  }
}
