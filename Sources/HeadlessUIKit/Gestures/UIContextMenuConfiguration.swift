public import Foundation

/// Makes the controller of a menu's preview.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// Makes a menu, given what the system proposes for it.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// What a context menu shows.
@MainActor @preconcurrency open class UIContextMenuConfiguration: NSObject {
  private let name: any NSCopying
  private let actionProvider: UIContextMenuActionProvider?

  init(name: any NSCopying, actionProvider: UIContextMenuActionProvider?) {
    self.name = name
    self.actionProvider = actionProvider
  }

  /// Creates a configuration; the model shows no previews.
  @preconcurrency public convenience init(
    identifier: (any NSCopying)? = nil,
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.init(name: identifier ?? NSUUID(), actionProvider: actionProvider)
  }

  /// The name of the menu.
  open var identifier: any NSCopying { name }

  var menu: UIMenu? { actionProvider?([]) }
}
