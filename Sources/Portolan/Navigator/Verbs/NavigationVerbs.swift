/// What can be asked for: the same verbs for a navigator, which performs each by itself, and for a
/// transaction, which takes them down and performs them as one.
///
/// ```swift
/// navigator.select(.products)
/// navigator.transaction {
///   $0.dismissAll()
///   $0.select(.products)
/// }
/// ```
@MainActor public protocol NavigationVerbs<R> {
  /// The routes it can ask for.
  associatedtype R: NavigationRoute
  /// What a verb gives back: a request, or nothing where it is only taken down.
  associatedtype Asked

  /// Performs a verb, or takes it down.
  @discardableResult func perform(_ verb: NavigationVerb) -> Asked
}

/// One verb with what it was given and who asked, on its way to who performs it.
///
/// Only the verbs themselves make one; see `NavigationVerbs`.
public struct NavigationVerb: Sendable {
  let intent: LiveIntent
  let cause: Cause
  let site: CallSite

  init(_ intent: LiveIntent, as cause: Cause = .code, _ fileID: StaticString, _ line: Int) {
    self.intent = intent
    self.cause = cause
    site = CallSite(fileID, line)
  }
}

extension NavigationVerbs {
  /// Shows a route: finds it, or builds it where it belongs.
  @discardableResult
  public func show(_ route: R, fileID: StaticString = #fileID, line: Int = #line) -> Asked {
    perform(NavigationVerb(.show(AnyRoute(route)), fileID, line))
  }

  /// Shows a part and keeps the one that is replaced, with its screens and layers.
  ///
  /// `showKept()` or a route in the kept part shows it again; its guards are asked again.
  @discardableResult
  public func show(
    keeping route: R, fileID: StaticString = #fileID, line: Int = #line
  ) -> Asked {
    perform(NavigationVerb(.show(AnyRoute(route), keeping: true), fileID, line))
  }

  /// Shows a route; when it must be built, it is built where this request says.
  ///
  /// ```swift
  /// navigator.show(.product(id: 5), placed: .presented(.sheet))
  /// ```
  ///
  /// A route that is found is shown where it is, as for any `show`. Its guards are the map's.
  @discardableResult
  public func show(
    _ route: R, placed placement: Placement<R>, fileID: StaticString = #fileID, line: Int = #line
  ) -> Asked {
    show(Course(route, placed: placement), fileID: fileID, line: line)
  }

  /// Shows where a course leads.
  @discardableResult
  public func show(
    _ course: Course<R>, fileID: StaticString = #fileID, line: Int = #line
  ) -> Asked {
    perform(NavigationVerb(course.intent, fileID, line))
  }

  /// Shows a screen that is there already, as it is: nothing is built and no value given.
  ///
  /// ```swift
  /// navigator.bringToFront(.bag)
  /// ```
  ///
  /// What covers it is closed, in its stack as well, and its tabs are selected. A part that is
  /// kept comes back with it. Of several the visible one is meant, else the nearest. A screen that
  /// is not there, also as a tab that was never entered, is the error `notOpen`.
  @discardableResult
  public func bringToFront(
    _ route: R, fileID: StaticString = #fileID, line: Int = #line
  ) -> Asked {
    perform(NavigationVerb(.bringToFront(AnyRoute(route)), fileID, line))
  }

  /// Selects the tabs in which a route stands, as they were left.
  @discardableResult
  public func select(_ route: R, fileID: StaticString = #fileID, line: Int = #line) -> Asked {
    perform(NavigationVerb(.select(AnyRoute(route)), fileID, line))
  }

  /// Puts a route on top of the visible stack, whatever the map says; on top already it is found.
  @discardableResult
  public func push(_ route: R, fileID: StaticString = #fileID, line: Int = #line) -> Asked {
    perform(NavigationVerb(.push(AnyRoute(route)), fileID, line))
  }

  /// Makes a route the only element of the visible stack, unanimated, whatever the map says.
  @discardableResult
  public func reset(to route: R, fileID: StaticString = #fileID, line: Int = #line) -> Asked {
    perform(NavigationVerb(.reset(to: AnyRoute(route)), fileID, line))
  }

  /// Replaces what stands above a screen in its stack.
  ///
  /// ```swift
  /// navigator.replace(above: .products, with: [.product(id: 1), .reviews(id: 1)])
  /// ```
  ///
  /// Placements are not consulted, guards are. The elements that the old and the new ones begin
  /// with stay; an empty path shows the screen itself. Of several such screens the visible one is
  /// meant, else the nearest; one that is not there is the error `notOpen`, one that stands in no
  /// stack `noStack`.
  @discardableResult
  public func replace(
    above route: R, with path: [R], fileID: StaticString = #fileID, line: Int = #line
  ) -> Asked {
    let path = path.map { AnyRoute($0) }
    return perform(NavigationVerb(.replace(above: AnyRoute(route), with: path), fileID, line))
  }

  /// Shows again the part that was kept last, as it was left.
  @discardableResult
  public func showKept(fileID: StaticString = #fileID, line: Int = #line) -> Asked {
    perform(NavigationVerb(.showKept, fileID, line))
  }
}

extension NavigationVerbs {
  /// Goes one step back: an element of the stack, a column, else the front layer.
  ///
  /// With nothing behind what is shown it is the error `nothingToGoBackTo`.
  @discardableResult
  public func back(fileID: StaticString = #fileID, line: Int = #line) -> Asked {
    perform(NavigationVerb(.back, as: .leaving, fileID, line))
  }

  /// Pops the visible stack to a route in it; on top already it stays.
  ///
  /// A route that does not stand in that stack is the error `notInStack`.
  @discardableResult
  public func pop(
    to route: R, fileID: StaticString = #fileID, line: Int = #line
  ) -> Asked {
    perform(NavigationVerb(.pop(to: AnyRoute(route)), as: .leaving, fileID, line))
  }

  /// Pops the visible stack to its first screen; there already it stays.
  ///
  /// Without a stack in front it is the error `noVisibleStack`.
  @discardableResult
  public func popToRoot(fileID: StaticString = #fileID, line: Int = #line) -> Asked {
    perform(NavigationVerb(.popToRoot, as: .leaving, fileID, line))
  }

  /// Dismisses the front layer; without one it is the error `nothingToDismiss`.
  @discardableResult
  public func dismiss(fileID: StaticString = #fileID, line: Int = #line) -> Asked {
    perform(NavigationVerb(.dismiss, as: .leaving, fileID, line))
  }

  /// Dismisses the layers above that in which a route stands, and nothing else.
  ///
  /// ```swift
  /// navigator.dismiss(to: .bag)
  /// ```
  ///
  /// What the layer shows stays as it is, also when the route is out of sight there. In the front
  /// layer already nothing happens. A route that is not open is the error `notOpen`.
  @discardableResult
  public func dismiss(
    to route: R, fileID: StaticString = #fileID, line: Int = #line
  ) -> Asked {
    perform(NavigationVerb(.dismissTo(AnyRoute(route)), as: .leaving, fileID, line))
  }

  /// Dismisses all layers; without one it is the error `nothingToDismiss`.
  @discardableResult
  public func dismissAll(fileID: StaticString = #fileID, line: Int = #line) -> Asked {
    perform(NavigationVerb(.dismissAll, as: .leaving, fileID, line))
  }
}
