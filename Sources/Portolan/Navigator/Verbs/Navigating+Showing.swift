public import Foundation

extension Navigating {
  /// Opens a link, whether it came by a scheme, universal link, notification or widget.
  ///
  /// ```swift
  /// scene.open(url)
  /// scene.open(url, options: .from(CallSite(named: "campaign 12")))  // for `Arrival.requester`
  /// ```
  ///
  /// Links whose targets cannot be shown yet wait, and are opened in order. A link that comes again
  /// while it waits is opened once. A link of a table with `pathOf` sets the path of that stack.
  /// While the target of a link is looked up, its request is parked: it does not block others, and
  /// `parked` lists the link's pattern.
  ///
  /// The request fails as `wrongLink` at once if no table can read the link; the app may then open
  /// it in a browser. It fails as `linkNotAllowed` if `linkPolicy` refuses the link, and as
  /// `notLookedUp` if the look-up throws. `onFailure` gets the link and its source with the call
  /// site. Without `source`, an `https` link counts as `universalLink` and any other as `scheme`.
  ///
  /// With `RequestOptions.keepsReplacedPart` a part of the app that the link replaces stays alive; a
  /// link that sets a path keeps none. The link comes when it may, whatever the policy of its options.
  @discardableResult
  public func open(
    _ url: URL, as source: LinkSource? = nil, options: RequestOptions = .init(),
    fileID: String = #fileID, line: Int = #line
  ) -> NavigationRequest {
    perform(
      NavigationVerb(
        .link(url, source, keepsReplacedPart: options.keepsReplacedPart), policy: options.policy,
        from: options.callSite(orAt: fileID, line)))
  }

  /// Shows an open screen as it is, with its present value; builds nothing.
  ///
  /// ```swift
  /// navigator.bringToFront(.bag)
  /// ```
  ///
  /// The screens that cover it close, also those above it in its stack, and the tabs around it are
  /// selected. If it is in a kept part (alive while another is shown), that part is shown again. Of
  /// several screens of the route, the visible one is shown, else the nearest. If no screen of the
  /// route is open, or only a tab that was never selected, the request fails as `notOpen`.
  @discardableResult
  public func bringToFront(
    _ route: RouteType, options: RequestOptions = .init(), fileID: String = #fileID,
    line: Int = #line
  ) -> NavigationRequest {
    perform(.bringToFront(.route(AnyRoute(route))), options, fileID, line)
  }

  /// Gives an open screen a new value of its route; no screen comes to the front or closes.
  ///
  /// ```swift
  /// navigator.update(.orders(filter: .open))  // also while an order covers the list
  /// ```
  ///
  /// Guards that the new value has, but not the old one, are asked. Of several screens of the
  /// route, the visible one is updated, else the nearest. If no screen of the route is open, or its
  /// new value has another shape in the map, the request fails as `notOpen`.
  @discardableResult
  public func update(
    _ route: RouteType, options: RequestOptions = .init(), fileID: String = #fileID,
    line: Int = #line
  ) -> NavigationRequest {
    perform(.update(AnyRoute(route)), options, fileID, line)
  }

  /// Selects the tabs that contain a route's screen; each tab shows the screens that it had.
  @discardableResult
  public func select(
    _ route: RouteType, options: RequestOptions = .init(), fileID: String = #fileID,
    line: Int = #line
  ) -> NavigationRequest {
    perform(.select(.route(AnyRoute(route))), options, fileID, line)
  }

  /// Pushes a route onto the visible stack, whatever its placement says.
  ///
  /// If the route is on top already, no screen is built. Without a visible stack the request fails
  /// as `noStack`. `ScreenContext.push(_:)` pushes onto a particular screen.
  @discardableResult
  public func push(
    _ route: RouteType, handing object: Any? = nil, options: RequestOptions = .init(),
    fileID: String = #fileID, line: Int = #line
  ) -> NavigationRequest {
    perform(.push(AnyRoute(route)), handing: object, options, fileID, line)
  }

  /// Makes a route the only element of the visible stack, unanimated, whatever its placement says.
  @discardableResult
  public func reset(
    to route: RouteType, handing object: Any? = nil, options: RequestOptions = .init(),
    fileID: String = #fileID, line: Int = #line
  ) -> NavigationRequest {
    perform(.setPath(.visibleStack, [AnyRoute(route)]), handing: object, options, fileID, line)
  }

  /// Replaces the screens above a screen in its stack.
  ///
  /// ```swift
  /// navigator.replace(above: .products, with: [.product(id: 1), .reviews(id: 1)])
  /// ```
  ///
  /// Placements are not consulted, but guards are asked. Elements with which both the old and the
  /// new path begin stay. An empty path shows the screen itself. Of several screens of the route,
  /// the visible one counts, else the nearest. If no screen of the route is open, the request fails
  /// as `notOpen`; if it is not in a stack, as `noStack`.
  @discardableResult
  public func replace(
    above route: RouteType, with path: [RouteType], handing object: Any? = nil,
    options: RequestOptions = .init(), fileID: String = #fileID, line: Int = #line
  ) -> NavigationRequest {
    let path = path.map { AnyRoute($0) }
    return perform(.setPath(.above(AnyRoute(route)), path), handing: object, options, fileID, line)
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
    _ path: [RouteType], of stack: RouteType, as motion: StackMotion = .automatic,
    handing object: Any? = nil,
    options: RequestOptions = .init(), fileID: String = #fileID, line: Int = #line
  ) -> NavigationRequest {
    let path = path.map { AnyRoute($0) }
    return perform(
      .setPath(.stack(AnyRoute(stack)), path, as: motion), handing: object, options, fileID, line)
  }

  /// Leaves a part of the app that is done, such as a sign-in, and shows what waited for that.
  ///
  /// ```swift
  /// navigator.proceed(to: .main)  // signed in: the bag that was requested before, or the first tab
  /// ```
  ///
  /// If a request is parked until that part is done, its guards are asked again before anything
  /// changes. If they refuse, or no request is parked, `route` is shown instead. The part closes
  /// and the new screen appears in one change. Of several parked requests, the first is shown in
  /// that change, and the others follow. At launch and after a sign-out the part is replaced by
  /// another; in a detour, the detour's layer (such as a sheet) closes. This leaves the part of the
  /// screen in front; `ScreenContext.proceed(to:)` leaves the part of its own screen.
  @discardableResult
  public func proceed(
    to route: RouteType, handing object: Any? = nil, options: RequestOptions = .init(),
    fileID: String = #fileID, line: Int = #line
  ) -> NavigationRequest {
    perform(.proceed(to: AnyRoute(route), from: nil), handing: object, options, fileID, line)
  }

  /// Shows the part that was kept last; fails as `nothingKept` without one.
  ///
  /// `RequestOptions.keepsReplacedPart` keeps one.
  @discardableResult
  public func showKept(
    options: RequestOptions = .init(), fileID: String = #fileID, line: Int = #line
  ) -> NavigationRequest {
    perform(.bringToFront(.kept), options, fileID, line)
  }
}
