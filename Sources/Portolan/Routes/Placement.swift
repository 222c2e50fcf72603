/// Where a route attaches.
///
/// ```swift
/// case .products: return .stack(.member(of: .main))
/// case .product:  return .screen(.pushed(onto: .products))
/// case .help:     return .screen(.pushed(.inVisibleStack))
/// case .welcome:  return .screen(.pushed(asOnlyElementOf: .products))
/// case .signIn:   return .stack(.presented(.formSheet.notDismissable, .overRoot))
/// ```
///
/// It says where a screen is built. A screen that is there already is found where it stands
/// (`Reuse`), whatever its placement. An anchor that is not there is reached first, by its own
/// placement.
public struct Placement<R: NavigationRoute>: Hashable, Sendable {
  package let place: Place

  package init(_ place: Place) {
    self.place = place
  }

  /// The base content of the scene: a part of the app.
  public static var root: Self { Self(.root) }

  /// A member of tabs, pages, a split or a container of the app's own, or the first screen of a
  /// stack that has a route.
  public static func member(of container: R) -> Self { Self(.member(of: AnyRoute(container))) }

  /// A member of another feature's container.
  @_disfavoredOverload
  public static func member(of container: some NavigationRoute) -> Self {
    Self(.member(of: AnyRoute(container)))
  }
}

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

extension Placement {
  /// A column of a split, in the place of what the map lists there.
  ///
  /// ```swift
  /// case .message: return .stack(.column(.secondary, of: .mail))
  /// ```
  ///
  /// When it is closed, the column stands as it was listed. A split of two has no column between:
  /// that is an error.
  public static func column(_ column: SplitColumn, of split: R) -> Self {
    Self(.opening(.column(column), of: AnyRoute(split)))
  }

  /// A column of another feature's split.
  @_disfavoredOverload
  public static func column(_ column: SplitColumn, of split: some NavigationRoute) -> Self {
    Self(.opening(.column(column), of: AnyRoute(split)))
  }

  /// The page that is shown, in the place of what the map lists there.
  public static func page(of pages: R) -> Self { Self(.opening(.page, of: AnyRoute(pages))) }

  /// The page that is shown of another feature's pages.
  @_disfavoredOverload
  public static func page(of pages: some NavigationRoute) -> Self {
    Self(.opening(.page, of: AnyRoute(pages)))
  }
}

extension Placement {
  /// Above all that the scene shows, sheets, alerts and other code's layers included: a lock, a
  /// privacy cover, a forced update.
  ///
  /// ```swift
  /// case .lock: return .stack(.curtain)
  /// case .forgotCode: return .screen(.pushed(onto: .lock))
  /// ```
  ///
  /// A curtain comes in the call that asks for it, without animation, waits for nobody and has no
  /// guards. It is a scene of its own with a stack and layers: what is asked for beneath it goes on
  /// there, and only its own `close()` or `Navigator.close(_:)` takes it away. Several stand in the
  /// order in which they were asked for; asked for again it stays as it is, with what is shown in it.
  /// It is not saved. Its window has no background: give the screen an opaque one.
  public static var curtain: Self { Self(.curtain) }
}

extension Placement: Codable {
  /// Reads what `encode(to:)` wrote.
  public init(from decoder: any Decoder) throws {
    place = try PlaceOn<R>(from: decoder).map { AnyRoute($0) }
  }

  /// Writes the placement with the route's own encoding.
  ///
  /// Throws `EncodingError.invalidValue` when it stands on another feature's route: nobody could
  /// read it again.
  public func encode(to encoder: any Encoder) throws {
    let own = try place.map { anchor in
      guard let route = anchor.as(R.self) else {
        let context = EncodingError.Context(
          codingPath: encoder.codingPath,
          debugDescription: "A placement of \(R.name) stands on \(anchor.label) of another feature."
        )
        throw EncodingError.invalidValue(anchor.label, context)
      }
      return route
    }
    try own.encode(to: encoder)
  }
}
