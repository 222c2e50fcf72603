public import Foundation

extension Navigating {
  /// Opens a link, whether it came by a scheme, universal link, notification or widget.
  ///
  /// ```swift
  /// scene.open(url)
  /// scene.open(url, options: .from(CallSite(named: "campaign 12")))  // for `Arrival.requester`
  /// ```
  ///
  /// A link whose target cannot be shown yet is parked; parked links are opened in the order in
  /// which they came. When a link is opened again while it is parked, both calls share one request.
  /// When the link table has `pathOf`, the link sets the path of that stack. While the app looks up
  /// the target of a link, the request is parked: other requests go on, and `SceneNavigator.parked`
  /// lists the link's pattern.
  ///
  /// When no table can read the link, the request fails with `wrongLink` at once; the app may then
  /// open the link in a browser. The request fails with `linkNotAllowed` when `linkPolicy` returns
  /// false, and with `notLookedUp` when the look-up throws an error other than a `Verdict`. The
  /// call site that `onFailure` gets contains the link and its source.
  ///
  /// `source` says how the link came to the app; with nil, an `https` link counts as
  /// `universalLink` and any other as `scheme`. With `RequestOptions.keepsReplacedPart`, a part of
  /// the app that the link replaces is kept, except by a link that sets a path. The policy of the
  /// options has no effect.
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

  /// Shows an open screen as it is, with its present route; builds nothing.
  ///
  /// ```swift
  /// navigator.bringToFront(.bag)
  /// ```
  ///
  /// Screens and layers that cover the screen close, also the screens above it in its stack, and
  /// the tabs that contain it are selected. When the screen is in a kept part (in memory while
  /// another part is shown), that part is shown again. Of several screens of the route, the visible
  /// one is shown, else the nearest to the front screen (see `Reuse`). When no screen of the route
  /// is open, or the route only has a tab that was never shown, the request fails with `notOpen`.
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
  /// Guards that the new value has and the old one does not have are asked. Of several screens of
  /// the route, the visible one is updated, else the nearest to the front screen (see `Reuse`).
  /// When no screen of the route is open, or the map gives the new value another shape, the request
  /// fails with `notOpen`.
  @discardableResult
  public func update(
    _ route: RouteType, options: RequestOptions = .init(), fileID: String = #fileID,
    line: Int = #line
  ) -> NavigationRequest {
    perform(.update(AnyRoute(route)), options, fileID, line)
  }

  /// Selects the tab that contains a route's screen, and shows the screens that were open in that
  /// tab.
  ///
  /// Pages and other containers with members work in the same way. When such containers are nested,
  /// the member that contains the screen is selected in each. When no screen of the route is open,
  /// one is built first. When the screen is in no such container, the request fails with
  /// `notAMember`.
  @discardableResult
  public func select(
    _ route: RouteType, options: RequestOptions = .init(), fileID: String = #fileID,
    line: Int = #line
  ) -> NavigationRequest {
    perform(.select(.route(AnyRoute(route))), options, fileID, line)
  }

  /// Pushes a route onto the visible stack, whatever the map says.
  ///
  /// When a screen of the route is on top already, that screen gets the new value, and no new one
  /// is built. Without a visible stack the request fails with `noStack`. When the route is a stack,
  /// tabs or a split, the request fails with `containerInStack`. `ScreenContext.push(_:)` pushes
  /// onto a particular screen.
  @discardableResult
  public func push(
    _ route: RouteType, handing object: Any? = nil, options: RequestOptions = .init(),
    fileID: String = #fileID, line: Int = #line
  ) -> NavigationRequest {
    perform(.push(AnyRoute(route)), handing: object, options, fileID, line)
  }

  /// Makes a route the only screen of the visible stack, without animation, whatever the map says.
  ///
  /// When the first screen of the stack is a screen of the route already, that screen stays and
  /// gets the new value. Without a visible stack the request fails with `noStack`.
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
  /// The routes of the path are pushed, whatever the map says; their guards are asked. Screens of
  /// the old path that the new path has in the same order stay. An empty path leaves the screen of
  /// `route` on top. Of several screens of `route`, the visible one counts, else the nearest to the
  /// front screen (see `Reuse`). When no screen of `route` is open, the request fails with
  /// `notOpen`; when the screen is in no stack, with `noStack`.
  @discardableResult
  public func replace(
    above route: RouteType, with path: [RouteType], handing object: Any? = nil,
    options: RequestOptions = .init(), fileID: String = #fileID, line: Int = #line
  ) -> NavigationRequest {
    let path = path.map { AnyRoute($0) }
    return perform(.setPath(.above(AnyRoute(route)), path), handing: object, options, fileID, line)
  }

  /// Sets the routes of type `RouteType` above the first screen of a stack, and shows the stack.
  ///
  /// ```swift
  /// navigator.set([.product(id: 1), .reviews(id: 1)], of: .products)
  /// ```
  ///
  /// `stack` is the route of the stack's first screen; a stack that is not open is built first.
  /// Otherwise this works like `RouteStack.set(_:)`. `Navigator.stack(_:)` gives access to the
  /// present path.
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

  /// Closes a part of the app or a detour that the user has finished, such as a sign-in, and shows
  /// the screen whose request waited for that.
  ///
  /// ```swift
  /// navigator.proceed(to: .main)  // signed in: the bag that was requested before, or the first tab
  /// ```
  ///
  /// When a request is parked until the part or detour has closed, that request's guards are asked
  /// again before anything changes. When the parked request fails then, or no request is parked,
  /// `route` is shown instead. Closing the part and showing the new screen is one change. Of
  /// several parked requests, the first is shown in that change, and the others follow.
  ///
  /// When the sign-in is the base content, as at launch or after a sign-out, another part replaces
  /// it; when the sign-in is a layer, such as a sheet, the layer closes. This verb closes the part
  /// or layer of the screen in front; `ScreenContext.proceed(to:)` closes the part or layer of the
  /// context's screen.
  @discardableResult
  public func proceed(
    to route: RouteType, handing object: Any? = nil, options: RequestOptions = .init(),
    fileID: String = #fileID, line: Int = #line
  ) -> NavigationRequest {
    perform(.proceed(to: AnyRoute(route), from: nil), handing: object, options, fileID, line)
  }

  /// Shows the kept part that was replaced last, with its screens and layers.
  ///
  /// A part is kept when a request with `RequestOptions.keepsReplacedPart` replaces it. When no
  /// part is kept, the request fails with `nothingKept`.
  @discardableResult
  public func showKept(
    options: RequestOptions = .init(), fileID: String = #fileID, line: Int = #line
  ) -> NavigationRequest {
    perform(.bringToFront(.kept), options, fileID, line)
  }
}
