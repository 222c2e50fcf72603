public import Foundation

extension Navigating {
  /// Opens a link of any feature; see `SceneNavigator.open(_:as:)`.
  @discardableResult
  public func open(
    _ url: URL, as source: LinkSource? = nil, fileID: String = #fileID, line: Int = #line
  ) -> NavigationRequest {
    open(url, as: source, from: CallSite(fileID, line))
  }

  /// Opens a link for a caller that the app names; see `SceneNavigator.open(_:as:from:)`.
  @discardableResult
  public func open(
    _ url: URL, as source: LinkSource? = nil, from site: CallSite
  ) -> NavigationRequest {
    perform(NavigationVerb(.link(url, source), from: site))
  }

  /// Shows an open screen as it is, with its present value; builds nothing.
  ///
  /// ```swift
  /// navigator.bringToFront(.bag)
  /// ```
  ///
  /// The screens that cover it close, in its stack as well, and its tabs are selected. A kept part
  /// comes back with it. Of several screens it is the visible one, else the nearest. When no screen
  /// of the route is open, or only a tab that was never entered, the request fails as `notOpen`.
  @discardableResult
  public func bringToFront(
    _ route: R, fileID: String = #fileID, line: Int = #line
  ) -> NavigationRequest {
    perform(.bringToFront(AnyRoute(route)), fileID, line)
  }

  /// Gives an open screen its newest value in place: no screen comes to the front or closes.
  ///
  /// ```swift
  /// navigator.update(.orders(filter: .open))  // also while an order covers the list
  /// ```
  ///
  /// The guards that the new value has and the old one had not are asked. Of several screens it is
  /// the visible one, else the nearest. When no screen of the route is open, or its new value has
  /// another shape in the map, the request fails as `notOpen`.
  @discardableResult
  public func update(
    _ route: R, fileID: String = #fileID, line: Int = #line
  ) -> NavigationRequest {
    perform(.update(AnyRoute(route)), fileID, line)
  }

  /// Selects the tabs in which a route stands, each with the screens it had.
  @discardableResult
  public func select(
    _ route: R, fileID: String = #fileID, line: Int = #line
  ) -> NavigationRequest {
    perform(.select(AnyRoute(route)), fileID, line)
  }

  /// Pushes a route onto the visible stack, whatever its placement says; a route on top is found.
  ///
  /// See `ScreenContext.push(_:)` for a certain screen. Without a visible stack it fails as
  /// `noStack`.
  @discardableResult
  public func push(
    _ route: R, handing object: Any? = nil, fileID: String = #fileID, line: Int = #line
  ) -> NavigationRequest {
    perform(.push(AnyRoute(route)), handing: object, fileID, line)
  }

  /// Makes a route the only element of the visible stack, unanimated, whatever its placement says.
  @discardableResult
  public func reset(
    to route: R, handing object: Any? = nil, fileID: String = #fileID, line: Int = #line
  ) -> NavigationRequest {
    perform(.reset(to: AnyRoute(route)), handing: object, fileID, line)
  }

  /// Replaces the screens above a screen in its stack.
  ///
  /// ```swift
  /// navigator.replace(above: .products, with: [.product(id: 1), .reviews(id: 1)])
  /// ```
  ///
  /// Placements are not consulted, guards are. The elements that the old and the new path begin
  /// with stay; an empty path shows the screen itself. Of several screens it is the visible one,
  /// else the nearest. When none is open, it fails as `notOpen`; outside a stack, as `noStack`.
  @discardableResult
  public func replace(
    above route: R, with path: [R], handing object: Any? = nil,
    fileID: String = #fileID, line: Int = #line
  ) -> NavigationRequest {
    let path = path.map { AnyRoute($0) }
    return perform(.replace(above: AnyRoute(route), with: path), handing: object, fileID, line)
  }

  /// Sets the elements of this route type above the first screen of a stack.
  ///
  /// ```swift
  /// navigator.set([.product(id: 1), .reviews(id: 1)], of: .products)
  /// ```
  ///
  /// `RouteStack` (`Navigator.stack(_:)`) reads such a path. A stack that is not open is built
  /// first.
  @discardableResult
  public func set(
    _ path: [R], of stack: R, as motion: StackMotion = .automatic, handing object: Any? = nil,
    fileID: String = #fileID, line: Int = #line
  ) -> NavigationRequest {
    let path = path.map { AnyRoute($0) }
    return perform(
      .setPath(stack: AnyRoute(stack), path, as: motion), handing: object, fileID, line)
  }

  /// Leaves a part that is done, such as a sign-in, and shows the screen that waits for it, or a
  /// route.
  ///
  /// ```swift
  /// navigator.proceed(to: .main)  // signed in: the bag that was requested before, or the first tab
  /// ```
  ///
  /// The end of the part and the new screen are one change. It works alike at launch, after a
  /// sign-out and in a detour: a detour's layer closes, a part gives way to another. A request that
  /// waits asks its guards again before anything changes; when they refuse, or no request waits,
  /// the route is shown. Of several waiting requests the first comes in the same change, and the
  /// others follow. The part is that of the screen in front; `ScreenContext.proceed(to:)` leaves
  /// the screen's own.
  @discardableResult
  public func proceed(
    to route: R, handing object: Any? = nil, fileID: String = #fileID, line: Int = #line
  ) -> NavigationRequest {
    perform(.proceed(to: AnyRoute(route), from: nil), handing: object, fileID, line)
  }

  /// Shows the part that was kept last, as it was left; without one it fails as `nothingKept`.
  @discardableResult
  public func showKept(
    fileID: String = #fileID, line: Int = #line
  ) -> NavigationRequest {
    perform(.showKept, fileID, line)
  }
}
