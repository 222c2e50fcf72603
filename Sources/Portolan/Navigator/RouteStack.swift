import Observation

/// Tells a stack's readers that the tree changed.
@MainActor protocol StackObserving: AnyObject {
  func refresh(from tree: NavigationTree)
}

/// One stack of the tree, to be read, set and bound.
///
/// ```swift
/// navigator.stack(.products).path = [.product(id: 1), .product(id: 2)]
/// navigator.stack(.products).append(.product(id: 3))
/// ```
///
/// A path says the chain itself: placements are not consulted, guards are. Setting it changes the
/// elements of this route type above the stack's first screen; others keep their place. Until a
/// request is answered, `path` reads what was asked for last, so that appends in a row lose
/// nothing.
@MainActor public final class RouteStack<R: NavigationRoute>: StackObserving {
  private let name: AnyRoute
  private weak var scene: SceneNavigator?
  private let content = RouteStackContent()

  init(_ name: AnyRoute, in scene: SceneNavigator) {
    self.name = name
    self.scene = scene
    refresh(from: scene.tree)
  }

  /// All elements above the first screen, of any type; observable.
  public var elements: [AnyRoute] { content.elements }

  /// The elements of this type; observable, and setting it is `set(_:)`.
  public var path: [R] {
    get {
      let asked = content.asked ?? content.elements
      return asked.compactMap { $0.as(R.self) }
    }
    set { set(newValue) }
  }

  /// Sets the elements of this type.
  ///
  /// ```swift
  /// stack.set([.first, .second, .third, .fourth])  // each of them, the fourth in front
  /// stack.set([.fourth], as: .pop)                 // all four go, and it looks like going back
  /// ```
  ///
  /// The elements that the old and the new path begin with stay as they are, with their state. An
  /// empty path shows the first screen. Nil when the scene's navigator is gone.
  @discardableResult
  public func set(
    _ path: [R], as motion: StackMotion = .automatic, fileID: StaticString = #fileID,
    line: Int = #line
  ) -> NavigationRequest? {
    guard let scene else { return nil }
    let routes = path.map { AnyRoute($0) }
    content.asked = routes
    let request = scene.submit(
      .setPath(stack: name, type: ObjectIdentifier(R.self), routes, as: motion),
      site: CallSite(fileID, line))
    content.request = request
    if request.outcome != nil || request.state == .committed { content.asked = nil }
    return request
  }

  /// Puts an element on top; equal to the top one, it is found.
  @discardableResult
  public func append(
    _ route: R, fileID: StaticString = #fileID, line: Int = #line
  ) -> NavigationRequest? {
    let path = path
    if let last = path.last, last.identity == route.identity {
      return set(path.dropLast() + [route], fileID: fileID, line: line)
    }
    return set(path + [route], fileID: fileID, line: line)
  }

  /// Takes the top element away; an empty path stays empty.
  @discardableResult
  public func removeLast(
    fileID: StaticString = #fileID, line: Int = #line
  ) -> NavigationRequest? {
    set(path.dropLast(), fileID: fileID, line: line)
  }

  func refresh(from tree: NavigationTree) {
    var elements: [AnyRoute] = []
    if let stack = tree.stack(startingWith: name) {
      elements = tree[stack].children.dropFirst().compactMap { $0.id.flatMap(tree.route(of:)) }
    }
    if elements != content.elements { content.elements = elements }
    if content.asked != nil, let request = content.request,
      request.state == .committed || request.outcome != nil
    {
      content.asked = nil
    }
  }
}

/// What a stack shows and what was asked of it.
@MainActor @Observable final class RouteStackContent {
  var elements: [AnyRoute] = []
  var asked: [AnyRoute]?
  @ObservationIgnored var request: NavigationRequest?
}

extension SceneNavigator {
  func stack<R: NavigationRoute>(_ route: R) -> RouteStack<R> {
    let name = AnyRoute(route)
    if let stack = stacks[name] as? RouteStack<R> { return stack }
    let stack = RouteStack<R>(name, in: self)
    stacks[name] = stack
    return stack
  }
}
