public import Observation

/// One stack of the tree: code can read and set its path, and a view can bind the path.
///
/// ```swift
/// navigator.stack(.products).path = [.product(id: 1), .product(id: 2)]
/// navigator.stack(.products).append(.product(id: 3))
/// ```
///
/// The path lists the routes of type `R` above the stack's first screen. Setting the path leaves
/// screens of other route types in their place. The routes are pushed, whatever the map says; their
/// guards are asked.
///
/// While the request that sets a path waits, for example for a guard, `path` returns the path that
/// was set last, so that several appends in a row all count. When the request fails or is parked,
/// `path` returns the routes of the open screens again. When the user swipes a screen away, the
/// screen's route leaves the path.
///
/// Observers of one stack are not told of changes in another. A view binds the path with
/// `@Bindable var stack = navigator.stack(.products)` and `$stack.path`.
@MainActor public final class RouteStack<R: NavigationRoute>: Observable, StackObserving {
  let name: AnyRoute
  private(set) weak var scene: SceneNavigator?
  private let content = Shown(Content())

  private struct Content: Equatable {
    var elements: [AnyRoute] = []
    /// The path of a request that has not committed; nil without such a request.
    var pending: [AnyRoute]?
  }

  init(_ name: AnyRoute, in scene: SceneNavigator) {
    self.name = name
    self.scene = scene
    refresh()
  }

  /// The routes of all screens above the stack's first screen, of any route type; observable.
  ///
  /// Empty when the stack is not open.
  public var elements: [AnyRoute] {
    read()
    return scene?.traffic.elements(of: name) ?? content.value.elements
  }

  /// The routes of type `R` above the stack's first screen; observable.
  ///
  /// Setting the path calls `set(_:)`. The path is empty when the stack is not open.
  public var path: [R] {
    get {
      read()
      let path = scene?.traffic.pendingPath(of: name) ?? elements
      return path.filter { $0.typeID == name.typeID }.compactMap { $0.as() }
    }
    set { set(newValue) }
  }

  /// Sets the routes of type `R` above the stack's first screen, and shows the stack.
  ///
  /// ```swift
  /// stack.set([.first, .second, .third])  // each of them, the third in front
  /// stack.set([.fourth], as: .pop)        // all three go, and it looks like going back
  /// ```
  ///
  /// Screens of the old path that the new path has in the same order stay as they are, with their
  /// state. Only the screens that close are asked (`askBeforeLeaving`). When the new path ends with
  /// the old top screen, the stack changes without a transition. An empty path shows the stack's
  /// first screen. The stack comes to the front: layers over it close, and the tabs around it are
  /// selected. A stack that is not open is built first. When the scene has ended, the request has
  /// failed with `sceneGone`.
  @discardableResult
  public func set(
    _ path: [R], as motion: StackMotion = .automatic, fileID: String = #fileID,
    line: Int = #line
  ) -> NavigationRequest {
    let site = CallSite(fileID, line)
    guard let scene else { return .failed(.sceneGone, at: site) }
    return submit(path.map { AnyRoute($0) }, as: motion, to: scene, site: site)
  }

  /// Pushes a route onto the top of the path; when a screen of the route is on top already, that
  /// screen gets the new value.
  @discardableResult
  public func append(
    _ route: R, fileID: String = #fileID, line: Int = #line
  ) -> NavigationRequest {
    let path = path
    if let last = path.last, last.identity == route.identity {
      return set(path.dropLast() + [route], fileID: fileID, line: line)
    }
    return set(path + [route], fileID: fileID, line: line)
  }

  /// Closes the top screen of the path; an empty path stays empty.
  ///
  /// This is `set(_:)` with the path without its last route, so the stack comes to the front.
  @discardableResult
  public func removeLast(
    fileID: String = #fileID, line: Int = #line
  ) -> NavigationRequest {
    set(path.dropLast(), fileID: fileID, line: line)
  }

  /// Closes the screens whose routes satisfy the condition, also those beneath the front screen.
  ///
  /// ```swift
  /// navigator.stack(.products).removeAll { $0 == .checkout || $0 == .payment }
  /// ```
  ///
  /// This is `set(_:)` with the routes that remain, so the stack comes to the front. Screens above
  /// the removed ones, such as a receipt, stay as they are. When no route satisfies the condition,
  /// the path does not change.
  @discardableResult
  public func removeAll(
    fileID: String = #fileID, line: Int = #line, where goes: (R) -> Bool
  ) -> NavigationRequest {
    set(path.filter { !goes($0) }, fileID: fileID, line: line)
  }

  func submit(
    _ routes: [AnyRoute], as motion: StackMotion, to scene: SceneNavigator, site: CallSite
  ) -> NavigationRequest {
    let goesBack = shortens(to: routes)
    let request = scene.submit(
      .setPath(.stack(name), routes, as: motion),
      cause: goesBack ? .leaving : .code, site: site)
    refresh()
    return request
  }

  /// Whether a path only removes elements.
  private func shortens(to routes: [AnyRoute]) -> Bool {
    let before = path
    var rest = routes[...]
    for old in before where rest.first?.isSameScreen(as: AnyRoute(old)) == true {
      rest.removeFirst()
    }
    return rest.isEmpty && routes.count < before.count
  }

  private func read() {
    _ = content.value
    scene?.stacks.read(self)
  }

  var isOpen: Bool {
    guard let traffic = scene?.traffic else { return false }
    return traffic.tree.stack(startingWith: name) != nil
      || traffic.pendingPath(of: name) != nil
  }

  /// Reads the stack's elements again, and tells its observers if they have changed.
  func refresh() {
    guard let scene else { return }
    content.show(
      Content(
        elements: scene.traffic.elements(of: name), pending: scene.traffic.pendingPath(of: name)))
  }
}
