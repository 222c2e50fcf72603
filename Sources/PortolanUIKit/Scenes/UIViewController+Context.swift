public import Portolan

extension UIViewController {
  /// The context of the screen that this controller shows or is a part of; nil if there is none.
  ///
  /// ```swift
  /// final class PriceCell: UIViewController {
  ///   func close() { screenContext(for: Shop.self)?.close() }
  /// }
  /// ```
  ///
  /// The search goes up through the parents; from a controller that other code has presented, such
  /// as a picker, to the front screen beneath. The result is nil if the screen has another route
  /// type or has closed. It is also nil before the screen is in its container, as in `init` and
  /// `viewDidLoad()`: in these methods use the context that the assembly gets. In a `SceneRootView`
  /// the result is always nil: use the environment's `screenContext`.
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

  /// The navigator, for routes of `type`, of the scene that contains this controller; nil outside
  /// of a `SceneRootController`.
  ///
  /// ```swift
  /// controller.navigator(of: Shop.self)?.show(.bag)
  /// ```
  ///
  /// The search goes through the controller's parents and presenters, so the result is nil before
  /// the controller is in its container. In a curtain, verbs that act on the front screen, such as
  /// `back` and `push`, change the curtain's screens.
  public func navigator<R: NavigationRoute>(of type: R.Type) -> Navigator<R>? {
    sceneRoot.map { $0.scene.of(type) }
  }

  /// The nearest root of a scene among this controller, its parents and its presenters.
  private var sceneRoot: SceneRootController? {
    sequence(first: self) { $0.parent ?? $0.presentingViewController }.lazy
      .compactMap { $0 as? SceneRootController }.first
  }
}
