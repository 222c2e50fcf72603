/// The place where a route's screen is built.
///
/// ```swift
/// case .products: return .screenInStack(.member(of: .main))
/// case .product:  return .screen(.pushed(onto: .products))
/// case .help:     return .screen(.pushed(.inVisibleStack))
/// case .welcome:  return .screen(.pushed(asOnlyElementOf: .products))
/// case .signIn:   return .screenInStack(.presentedOverRoot(.formSheet.notDismissable))
/// ```
///
/// A placement says where a new screen is built. When a screen of the route is open already, that
/// screen is shown where it is, whatever the placement says; `Reuse` says where the navigator looks
/// for it. When the screen that a placement names is not open, the navigator first builds that
/// screen, by its own placement.
public struct Placement<R: NavigationRoute>: Hashable, Sendable {
  package let place: Place

  package init(_ place: Place) {
    self.place = place
  }

  /// The base content of the scene: a part of the app, such as splash, sign-in or main.
  ///
  /// A new part replaces the one that is shown, with all layers over it.
  public static var root: Self { Self(.root) }

  /// A member of tabs, pages, a split or a container of the app's own, or the first screen of a
  /// stack that has a route.
  ///
  /// The destination of `container` must list the route; otherwise requests fail with `notAMember`.
  public static func member(of container: R) -> Self { Self(.member(of: AnyRoute(container))) }

  /// A member of another feature's container.
  @_disfavoredOverload
  public static func member(of container: some NavigationRoute) -> Self {
    Self(.member(of: AnyRoute(container)))
  }
}

extension Placement {
  /// Directly on the screen of `parent` in its stack; the screens above `parent` are closed.
  ///
  /// When `parent` is not open, it is built first. When it stands in no stack, requests fail with
  /// `noStack`.
  public static func pushed(onto parent: R) -> Self { Self(.pushedOnto(AnyRoute(parent))) }

  /// Directly on another feature's screen in its stack; the screens above that screen are closed.
  @_disfavoredOverload
  public static func pushed(onto parent: some NavigationRoute) -> Self {
    Self(.pushedOnto(AnyRoute(parent)))
  }

  /// On top of the stack that contains the screen of `parent`; no screen of that stack is closed.
  ///
  /// When `parent` is not open, it is built first. When it stands in no stack, requests fail with
  /// `noStack`.
  public static func pushed(inStackOf parent: R) -> Self {
    Self(.pushed(.above, in: AnyRoute(parent)))
  }

  /// On top of the stack that contains another feature's screen; no screen of that stack is closed.
  @_disfavoredOverload
  public static func pushed(inStackOf parent: some NavigationRoute) -> Self {
    Self(.pushed(.above, in: AnyRoute(parent)))
  }

  /// In place of the top screen of the stack that contains the screen of `element`; that top screen
  /// may be `element` itself.
  ///
  /// When `element` is not open, it is built first. When it stands in no stack, requests fail with
  /// `noStack`. When the stack has only one screen, such as the first screen of a tab, that screen
  /// is replaced; a later request for that screen builds it again.
  public static func pushed(replacingTopOf element: R) -> Self {
    Self(.pushed(.replacingTop, in: AnyRoute(element)))
  }

  /// In place of the top screen of the stack that contains another feature's screen.
  @_disfavoredOverload
  public static func pushed(replacingTopOf element: some NavigationRoute) -> Self {
    Self(.pushed(.replacingTop, in: AnyRoute(element)))
  }

  /// As the only screen of the stack that contains the screen of `element`; all other screens of
  /// that stack, also that of `element`, are closed.
  ///
  /// When `element` is not open, it is built first. When it stands in no stack, requests fail with
  /// `noStack`.
  public static func pushed(asOnlyElementOf element: R) -> Self {
    Self(.pushed(.asOnlyElement, in: AnyRoute(element)))
  }

  /// As the only screen of the stack that contains another feature's screen; all other screens of
  /// that stack are closed.
  @_disfavoredOverload
  public static func pushed(asOnlyElementOf element: some NavigationRoute) -> Self {
    Self(.pushed(.asOnlyElement, in: AnyRoute(element)))
  }

  /// A place in the visible stack.
  public enum StackPlace: Hashable, Sendable {
    /// On top of the visible stack.
    case inVisibleStack
    /// In place of the top screen of the visible stack; that top screen is closed.
    case replacingTop
    /// As the only screen of the visible stack: all others in it are closed.
    case asOnlyElement
  }

  /// On the top screen of the stack that is visible when the request is made (`.inVisibleStack`).
  ///
  /// Without a visible stack, the request fails with `noStack`.
  public static func pushed(_ place: StackPlace) -> Self {
    switch place {
    case .inVisibleStack: return Self(.pushed(.above, in: nil))
    case .replacingTop: return Self(.pushed(.replacingTop, in: nil))
    case .asOnlyElement: return Self(.pushed(.asOnlyElement, in: nil))
    }
  }
}

extension Placement {
  /// A layer, such as a sheet, over the screen of `route`; the layers above that screen are closed.
  ///
  /// The screen of `route` is shown first. Staying sheets are not closed: the new layer stands on
  /// them. When `route` is nil, the layer stands on the front screen. When the scene shows no
  /// screen, or only a passing one such as a splash (`isPassing`), requests fail with
  /// `nothingToPresentOver`. Links do not fail then, but wait for a screen that is not passing.
  public static func presented(_ style: PresentationStyle, over route: R? = nil) -> Self {
    Self(.presented(style, over: route.map { .route(AnyRoute($0)) } ?? .front))
  }

  /// A layer, such as a sheet, over another feature's screen; the layers above that screen are
  /// closed.
  @_disfavoredOverload
  public static func presented(
    _ style: PresentationStyle, over route: some NavigationRoute
  ) -> Self {
    Self(.presented(style, over: .route(AnyRoute(route))))
  }

  /// A layer over the base content, whatever screen that shows; all other layers are closed, except
  /// staying sheets over the base content.
  public static func presentedOverRoot(_ style: PresentationStyle) -> Self {
    Self(.presented(style, over: .root))
  }
}

extension Placement {
  /// A column of a split, in place of the member that the map lists there.
  ///
  /// ```swift
  /// case .message: return .screenInStack(.column(.secondary, of: .mail))
  /// ```
  ///
  /// When the screen is closed, the column shows its listed member again. A request for the
  /// supplementary column of a split with two columns, or for a column of another container, fails
  /// with `noSuchPlace`.
  public static func column(_ column: SplitColumn, of split: R) -> Self {
    Self(.opening(.column(column), of: AnyRoute(split)))
  }

  /// A column of another feature's split, in place of the member that its map lists there.
  @_disfavoredOverload
  public static func column(_ column: SplitColumn, of split: some NavigationRoute) -> Self {
    Self(.opening(.column(column), of: AnyRoute(split)))
  }

  /// In `pages`, at the page that is shown now, in place of the member that the map lists there.
  ///
  /// When the screen is closed, the listed member is shown again. When the destination of `pages`
  /// is not `.pages(…)`, requests fail with `noSuchPlace`.
  public static func page(of pages: R) -> Self { Self(.opening(.page, of: AnyRoute(pages))) }

  /// In `pages`, a page container of another feature: the screen replaces the page that is shown
  /// now, at its position.
  @_disfavoredOverload
  public static func page(of pages: some NavigationRoute) -> Self {
    Self(.opening(.page, of: AnyRoute(pages)))
  }
}

extension Placement {
  /// A second window above everything that the scene shows, also sheets, alerts and foreign layers:
  /// for a lock, a privacy cover or a forced update.
  ///
  /// ```swift
  /// case .lock: return .screenInStack(.curtain)
  /// case .forgotCode: return .screen(.pushed(onto: .lock))
  /// ```
  ///
  /// The call that requests a curtain shows it, without animation; before the scene's root is on
  /// screen, the curtain appears with the root's first frame. A curtain waits for no other request,
  /// and its route must have no guards: otherwise the request fails with `guardedCurtain`. A
  /// curtain is a scene of its own, with a stack and layers. Requests for screens beneath the
  /// curtain change those screens while the curtain hides them. Only the curtain's own `close()` or
  /// `Navigator.close(_:)` removes a curtain. Several curtains lie over one another in the order of
  /// their requests. A second request for an open curtain opens and closes no screen; the curtain's
  /// screen only gets the new value of its route. Curtains are not saved. The window of a curtain
  /// has no background, so give its screen an opaque one.
  public static var curtain: Self { Self(.curtain) }
}

extension Placement: Codable {
  private enum CodingKeys: CodingKey { case place, anchor }

  /// Reads a placement that `encode(to:)` has written.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    let anchor = try fields.decodeIfPresent(R.self, forKey: .anchor)
    let table = RouteTable(anchor.map { [AnyRoute($0)] } ?? [])
    place = try table.read(Place.self, from: try fields.decode(String.self, forKey: .place))
  }

  /// Writes the placement, with its route in the route's own encoding.
  ///
  /// Throws `EncodingError.invalidValue` when the placement names another feature's route, which
  /// could not be decoded again.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    // The anchor is the only route of a place.
    try fields.encode(try RouteTable(for: .logging).text(of: place), forKey: .place)
    guard let anchor = place.anchor else { return }
    guard let route = anchor.as(R.self) else {
      let context = EncodingError.Context(
        codingPath: encoder.codingPath,
        debugDescription:
          "A placement of \(R.savedName) stands on \(anchor.label) of another feature.")
      throw EncodingError.invalidValue(anchor.label, context)
    }
    try fields.encode(route, forKey: .anchor)
  }
}
