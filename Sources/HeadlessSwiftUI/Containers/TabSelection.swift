internal import HeadlessUIKit

/// Which tab is chosen, and how another one is.
@MainActor struct TabSelection {
  let get: () -> AnyHashable?
  /// Writes a tag; false when it is of another type than the selection.
  let set: (AnyHashable) -> Bool
}

/// One tab: what names it, what it shows, and its screen once it was built.
@MainActor final class TabPart {
  let identity: ViewKey
  var view: ErasedView
  var tag: AnyHashable
  var host: ScreenHost?
  var label: ViewNode?
  var badge: String?
  var section: String?
  var isSearch = false
  /// Stands for the tab until it is built.
  private lazy var unbuilt = UIViewController()

  var controller: UIViewController { host?.controller ?? unbuilt }

  init(identity: ViewKey, view: ErasedView, tag: AnyHashable) {
    self.identity = identity
    self.view = view
    self.tag = tag
  }
}
