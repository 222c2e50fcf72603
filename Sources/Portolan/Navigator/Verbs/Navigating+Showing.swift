public import Foundation

extension Navigating {
  /// Follows a link of any feature; see `SceneNavigator.open(_:)`.
  @discardableResult
  public func open(
    _ url: URL, fileID: StaticString = #fileID, line: Int = #line
  ) -> NavigationRequest {
    open(url, from: CallSite(fileID, line))
  }

  /// Follows a link for a source that the app names; see `SceneNavigator.open(_:from:)`.
  @discardableResult
  public func open(_ url: URL, from site: CallSite) -> NavigationRequest {
    perform(NavigationVerb(.link(url), from: site))
  }

  /// Shows an open screen as it is: nothing is built and no value is given.
  ///
  /// ```swift
  /// navigator.bringToFront(.bag)
  /// ```
  ///
  /// What covers it is closed, in its stack as well, and its tabs are selected. A part that is kept
  /// comes back with it. Of several screens it is the visible one, else the nearest. A screen that is
  /// not open, also a tab that was never entered, is the error `notOpen`.
  @discardableResult
  public func bringToFront(
    _ route: R, fileID: StaticString = #fileID, line: Int = #line
  ) -> NavigationRequest {
    perform(.bringToFront(AnyRoute(route)), fileID, line)
  }

  /// Gives an open screen its newest value where it stands: nothing comes to the front or closes.
  ///
  /// ```swift
  /// navigator.update(.orders(filter: .open))  // also while an order covers the list
  /// ```
  ///
  /// The guards of the new value are asked when the old one did not have them. Of several screens it is
  /// the visible one, else the nearest. A screen that is not open, or whose new value is of another
  /// shape in the map, is the error `notOpen`.
  @discardableResult
  public func update(
    _ route: R, fileID: StaticString = #fileID, line: Int = #line
  ) -> NavigationRequest {
    perform(.update(AnyRoute(route)), fileID, line)
  }

  /// Selects the tabs in which a route stands, as they were left.
  @discardableResult
  public func select(
    _ route: R, fileID: StaticString = #fileID, line: Int = #line
  ) -> NavigationRequest {
    perform(.select(AnyRoute(route)), fileID, line)
  }

  /// Pushes a route onto the visible stack, whatever its placement says; on top already it is found.
  ///
  /// `ScreenContext.push(_:)` pushes onto a certain screen. Without a visible stack it is the error
  /// `noStack`.
  @discardableResult
  public func push(
    _ route: R, handing object: Any? = nil, fileID: StaticString = #fileID, line: Int = #line
  ) -> NavigationRequest {
    perform(.push(AnyRoute(route)), handing: object, fileID, line)
  }

  /// Makes a route the only element of the visible stack, unanimated, whatever its placement says.
  @discardableResult
  public func reset(
    to route: R, handing object: Any? = nil, fileID: StaticString = #fileID, line: Int = #line
  ) -> NavigationRequest {
    perform(.reset(to: AnyRoute(route)), handing: object, fileID, line)
  }

  /// Replaces what stands above a screen in its stack.
  ///
  /// ```swift
  /// navigator.replace(above: .products, with: [.product(id: 1), .reviews(id: 1)])
  /// ```
  ///
  /// Placements are not consulted, guards are. The elements that the old and the new ones begin with
  /// stay; an empty path shows the screen itself. Of several screens it is the visible one, else the
  /// nearest; one that is not open is the error `notOpen`, one that stands in no stack `noStack`.
  @discardableResult
  public func replace(
    above route: R, with path: [R], handing object: Any? = nil,
    fileID: StaticString = #fileID, line: Int = #line
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
  /// `Navigator.stack(_:)` reads such a path and sets it; see `RouteStack`. A stack that is not open is
  /// built first.
  @discardableResult
  public func set(
    _ path: [R], of stack: R, as motion: StackMotion = .automatic, handing object: Any? = nil,
    fileID: StaticString = #fileID, line: Int = #line
  ) -> NavigationRequest {
    let path = path.map { AnyRoute($0) }
    return perform(
      .setPath(stack: AnyRoute(stack), path, as: motion), handing: object, fileID, line)
  }

  /// Leaves a part that is done, such as an onboarding or a sign-in: the screen that waits for its end
  /// is shown in one change with that, else this route.
  ///
  /// ```swift
  /// navigator.proceed(to: .main)  // signed in: the bag that was asked for before, or the first tab
  /// ```
  ///
  /// It is the same at launch, after a sign-out and in a detour: a detour's layer closes, another part
  /// takes this one's place. A request that waits asks its guards again before anything changes; when
  /// they refuse, or nothing waits, the route is shown. Of several requests that wait the first comes
  /// along, and the others follow. The part is that of the screen in front;
  /// `ScreenContext.proceed(to:)` names its own.
  @discardableResult
  public func proceed(
    to route: R, handing object: Any? = nil, fileID: StaticString = #fileID, line: Int = #line
  ) -> NavigationRequest {
    perform(.proceed(to: AnyRoute(route), from: nil), handing: object, fileID, line)
  }

  /// Shows again the part that was kept last, as it was left; without one it is `nothingKept`.
  @discardableResult
  public func showKept(
    fileID: StaticString = #fileID, line: Int = #line
  ) -> NavigationRequest {
    perform(.showKept, fileID, line)
  }
}
