public import Observation

/// One stack of the tree, whose path code can read and set, and a view can bind.
///
/// ```swift
/// navigator.stack(.products).path = [.product(id: 1), .product(id: 2)]
/// navigator.stack(.products).append(.product(id: 3))
/// ```
///
/// The path lists the elements above the stack's first screen that have its route type. Setting it
/// leaves elements of other types in their place. Placements are not consulted, but guards are asked.
/// Until the request has committed or failed, `path` is the path that was set last, so that several
/// appends in a row all count. After a refusal it is the path on screen again. An element that the
/// user swipes away leaves the path.
///
/// Observers of one stack are not told of changes in another. A view binds the path with `@Bindable
/// var stack = navigator.stack(.products)` and `$stack.path`.
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

  /// All elements above the first screen, of any route type; observable.
  public var elements: [AnyRoute] {
    read()
    return scene?.traffic.elements(of: name) ?? content.value.elements
  }

  /// The elements of this route type, observable; to set them is to call `set(_:)`.
  public var path: [R] {
    get {
      read()
      let path = scene?.traffic.pendingPath(of: name) ?? elements
      return path.filter { $0.typeID == name.typeID }.compactMap { $0.as() }
    }
    set { set(newValue) }
  }

  /// Sets the elements of this route type.
  ///
  /// ```swift
  /// stack.set([.first, .second, .third])  // each of them, the third in front
  /// stack.set([.fourth], as: .pop)        // all three go, and it looks like going back
  /// ```
  ///
  /// Elements of the old path that the new one has in the same order stay as they are, with their
  /// state, wherever they stand. Only those that go are asked (`askBeforeLeaving`); nothing moves
  /// while the top stays. An empty path shows the first screen. When the scene's navigator is gone, the
  /// request has failed.
  @discardableResult
  public func set(
    _ path: [R], as motion: StackMotion = .automatic, fileID: String = #fileID,
    line: Int = #line
  ) -> NavigationRequest {
    let site = CallSite(fileID, line)
    guard let scene else { return .failed(.sceneGone, at: site) }
    return submit(path.map { AnyRoute($0) }, as: motion, to: scene, site: site)
  }

  /// Puts an element on top; if it is on top already, only its value is updated.
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

  /// Removes the top element; an empty path stays empty.
  @discardableResult
  public func removeLast(
    fileID: String = #fileID, line: Int = #line
  ) -> NavigationRequest {
    set(path.dropLast(), fileID: fileID, line: line)
  }

  /// Removes the elements that satisfy the condition, also those beneath the front screen.
  ///
  /// ```swift
  /// navigator.stack(.products).removeAll { $0 == .checkout || $0 == .payment }
  /// ```
  ///
  /// This is `set(_:)` with the other elements; a receipt on them stays in front as it is. When none
  /// satisfies the condition, nothing changes.
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
