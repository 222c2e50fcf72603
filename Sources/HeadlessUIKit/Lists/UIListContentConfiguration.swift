internal import Foundation

/// The content of a row: a text, a second one and a picture.
@MainActor @preconcurrency public struct UIListContentConfiguration: UIContentConfiguration {
  /// The text.
  public var text: String?

  /// The second text.
  public var secondaryText: String?

  /// The picture.
  public var image: UIImage?

  /// The content of a usual row.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// The content of a row with a second text beneath.
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// The content of a row with a second text at the end.
  public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// The content of a row in a sidebar.
  public static func sidebarCell() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// Makes a view that shows the texts.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// The same.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}
