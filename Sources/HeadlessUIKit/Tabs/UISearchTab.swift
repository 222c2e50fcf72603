/// The tab with which an app searches; a bar sets it apart.
@available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
@MainActor @preconcurrency open class UISearchTab: UITab {
  /// Creates the tab with the system's title and image.
  public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    self.init(
      title: "Search", image: nil, identifier: "search",
      viewControllerProvider: viewControllerProvider)
  }
}
