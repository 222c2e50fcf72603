extension SceneNavigator {
  /// A host hands over the controller of a node that left the tree: it and what the screen
  /// watched must die, or a diagnostic names the route (N19).
  ///
  /// - Parameters:
  ///   - object: The controller; it is not kept.
  ///   - id: The node that left.
  ///   - route: What it stood for.
  ///   - patience: How long it may live on, for animations and late callbacks.
  public func expectRelease(
    of object: AnyObject, node id: NodeID, route: AnyRoute?, after patience: Duration = .seconds(1)
  ) {
    let objects = [WeakReference(object)] + (watched.removeValue(forKey: id) ?? [])
    _ = after(patience) { [weak self] in
      guard let self, let leaked = objects.lazy.compactMap(\.object).first else { return }
      // Named only now: hardly any screen leaks, and a label costs more than a step.
      emit(.diagnosed(.leak(of: route?.label, "\(type(of: leaked))")))
    }
  }
}

extension Diagnostic {
  static func leak(of route: RouteLabel?, _ type: String) -> Diagnostic {
    Diagnostic(
      "NAV061", "\(type) of \(route?.text ?? "an unnamed stack") outlived its screen.",
      why: "Its node left the tree, and something still holds it.",
      fix: "Look for a closure, a task or a delegate that holds it strongly.")
  }
}
