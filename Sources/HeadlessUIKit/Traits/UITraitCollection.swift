public import Foundation

/// The properties of the screen that a view or controller adapts to.
open class UITraitCollection: NSObject, @unchecked Sendable {
  let horizontal: UIUserInterfaceSizeClass
  let vertical: UIUserInterfaceSizeClass
  let style: UIUserInterfaceStyle
  let direction: UITraitEnvironmentLayoutDirection
  /// The values of an app's own kinds of trait, which are only read.
  let own: [ObjectIdentifier: Any]
  let idiom: UIUserInterfaceIdiom

  /// Creates a collection that specifies nothing.
  public override init() {
    horizontal = .unspecified
    vertical = .unspecified
    style = .unspecified
    direction = .unspecified
    own = [:]
    idiom = .unspecified
  }

  init(
    horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass,
    style: UIUserInterfaceStyle, direction: UITraitEnvironmentLayoutDirection,
    idiom: UIUserInterfaceIdiom, own: [ObjectIdentifier: Any] = [:]
  ) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.style = style
    self.direction = direction
    self.own = own
    self.idiom = idiom
  }

  /// How much room there is from side to side.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { horizontal }

  /// How much room there is from top to bottom.
  open var verticalSizeClass: UIUserInterfaceSizeClass { vertical }

  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { idiom }

  /// Light or dark.
  open var userInterfaceStyle: UIUserInterfaceStyle { style }

  /// The direction of layout.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { direction }
}
