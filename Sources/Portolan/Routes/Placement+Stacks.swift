extension Placement {
  /// Directly on `parent`: what stood above it is closed.
  public static func pushed(onto parent: R) -> Self { Self(.pushedOnto(AnyRoute(parent))) }

  /// Directly on another feature's screen.
  @_disfavoredOverload
  public static func pushed(onto parent: some NavigationRoute) -> Self {
    Self(.pushedOnto(AnyRoute(parent)))
  }

  /// On top of the stack in which `parent` stands: nothing there is closed.
  public static func pushed(above parent: R) -> Self {
    Self(.pushed(.above, in: AnyRoute(parent)))
  }

  /// On top of the stack in which another feature's screen stands.
  @_disfavoredOverload
  public static func pushed(above parent: some NavigationRoute) -> Self {
    Self(.pushed(.above, in: AnyRoute(parent)))
  }

  /// In the place of the top of the stack in which `element` stands, be it that element itself.
  ///
  /// The stack comes into view first, as it is. The first screen of a member may give way too; it
  /// is built anew when it is asked for.
  public static func pushed(replacingTopOf element: R) -> Self {
    Self(.pushed(.replacingTop, in: AnyRoute(element)))
  }

  /// In the place of the top of the stack in which another feature's screen stands.
  @_disfavoredOverload
  public static func pushed(replacingTopOf element: some NavigationRoute) -> Self {
    Self(.pushed(.replacingTop, in: AnyRoute(element)))
  }

  /// Alone in the stack in which `element` stands: all that stood there is closed, it too.
  public static func pushed(asOnlyElementOf element: R) -> Self {
    Self(.pushed(.asOnlyElement, in: AnyRoute(element)))
  }

  /// Alone in the stack in which another feature's screen stands.
  @_disfavoredOverload
  public static func pushed(asOnlyElementOf element: some NavigationRoute) -> Self {
    Self(.pushed(.asOnlyElement, in: AnyRoute(element)))
  }

  /// Places in the stack that is visible when the route is asked for.
  public enum StackPlace: Hashable, Sendable {
    /// On top.
    case inVisibleStack
    /// In the place of the top.
    case replacingTop
    /// Alone: all that stood in the stack is closed.
    case asOnlyElement
  }

  /// In the stack that is visible; where none is, it is the error `noStack`.
  public static func pushed(_ place: StackPlace) -> Self {
    switch place {
    case .inVisibleStack: return Self(.pushed(.above, in: nil))
    case .replacingTop: return Self(.pushed(.replacingTop, in: nil))
    case .asOnlyElement: return Self(.pushed(.asOnlyElement, in: nil))
    }
  }
}
