/// The tab with which an app searches; a bar sets it apart.
@available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
@MainActor @preconcurrency open class UISearchTab: UITab {
  /// Creates the tab with the system's title, image, name and place: at the end of the bar, from where no
  /// user takes it away (U175).
  public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    self.init(
      title: "Search", image: nil, identifier: "com.apple.UIKit.Search",
      viewControllerProvider: viewControllerProvider)
    preferredPlacement = .pinned
  }

  /// Whether a choice of the tab activates the search field of its screen; the model has no such field.
  @available(iOS 26.0, *)
  @available(tvOS, unavailable)
  @available(visionOS, unavailable)
  open var automaticallyActivatesSearch = false
}
