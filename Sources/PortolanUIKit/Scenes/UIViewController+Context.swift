public import Portolan

extension UIViewController {
  /// The context of the screen that this controller is, or in which it stands; nil without one.
  ///
  /// ```swift
  /// final class PriceCell: UIViewController {
  ///   func close() { screenContext(for: Shop.self)?.close() }
  /// }
  /// ```
  ///
  /// The search goes from this controller to its parents; from a controller that other code has
  /// presented, such as a picker, to the front screen beneath. The result is nil when the screen
  /// that it finds has a route of another type, after that screen has closed, and before it stands
  /// in its container, as in `init` and `viewDidLoad()`: there use the context that the assembly
  /// gets. In a `SceneRootView` the result is nil: use the environment's `screenContext`.
  public func screenContext<R: NavigationRoute>(for type: R.Type) -> ScreenContext<R>? {
    guard let root = sceneRoot else { return nil }
    let way = sequence(first: self) { $0.parent ?? $0.presentingViewController?.visibleLeaf }
    for controller in way {
      if let node = root.node(of: controller), root.scene.currentTree.route(of: node) != nil {
        return ScreenContext(node: node, in: root.scene)
      }
      if controller === root { return nil }
    }
    return nil
  }

  /// The navigator of the scene in which this controller stands, for routes of a type; nil outside
  /// of a `SceneRootController`.
  ///
  /// ```swift
  /// controller.navigator(of: Shop.self)?.show(.bag)
  /// ```
  ///
  /// The search goes through the controller's parents and presenters, so the result is nil before
  /// the controller stands in its container. In a curtain, verbs without a place of their own,
  /// such as `back` and `push`, change the curtain's screens.
  public func navigator<R: NavigationRoute>(of type: R.Type) -> Navigator<R>? {
    sceneRoot.map { $0.scene.of(type) }
  }

  /// The nearest root of a scene among this controller, its parents and its presenters.
  private var sceneRoot: SceneRootController? {
    sequence(first: self) { $0.parent ?? $0.presentingViewController }.lazy
      .compactMap { $0 as? SceneRootController }.first
  }
}
