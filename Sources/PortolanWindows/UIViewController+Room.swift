extension UIViewController {
  /// How much room there is in the place of a root, which a container around it may make otherwise than its
  /// window; a phone's window may stay compact however wide it is (U178).
  ///
  /// A layer that covers all takes the root out of the window, where UIKit tells it nothing more (U75): then it is
  /// the window's room. What a container decides holds until the root comes back.
  package func room(in window: UIWindow?) -> UITraitCollection? {
    parent == nil && viewIfLoaded?.window == nil ? window?.traitCollection : traitCollection
  }
}
