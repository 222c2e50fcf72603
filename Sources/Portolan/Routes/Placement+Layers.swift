extension Placement {
  /// Places for a layer that are named by what is shown instead of by a route.
  public enum LayerPlace: Hashable, Sendable {
    /// Over the base content: all other layers are closed.
    case overRoot
  }

  /// A layer over `over`, which is reached first; layers above it are closed.
  ///
  /// Without `over` it goes on top of what is shown. Over nothing, or over a passing screen, it is
  /// an error and a link waits.
  public static func presented(_ style: PresentationStyle, over route: R? = nil) -> Self {
    Self(.presented(style, over: route.map { .route(AnyRoute($0)) } ?? .front))
  }

  /// A layer over another feature's screen.
  @_disfavoredOverload
  public static func presented(
    _ style: PresentationStyle, over route: some NavigationRoute
  ) -> Self {
    Self(.presented(style, over: .route(AnyRoute(route))))
  }

  /// A layer over the base content as it is; all other layers are closed.
  public static func presented(_ style: PresentationStyle, _ place: LayerPlace) -> Self {
    Self(.presented(style, over: .root))
  }
}
