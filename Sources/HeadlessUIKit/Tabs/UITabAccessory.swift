public import Foundation

/// A view above the bar of a tab bar controller, such as a player.
@available(iOS 26.0, *)
@available(visionOS, unavailable)
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

  /// Puts the accessory's view above the bar, in the place of the one before.
  func replaceAccessoryView(_ old: UIView?, with new: UIView?) {
    guard let view = viewIfLoaded, old !== new else { return }
    old?.removeFromSuperview()
    guard let new else { return view.setNeedsLayout() }
    new.frame = CGRect(
      x: 0, y: view.bounds.height - 49 - Self.accessoryHeight, width: view.bounds.width,
      height: Self.accessoryHeight)
    new.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    view.addSubview(new)
    view.setNeedsLayout()
  }
}
