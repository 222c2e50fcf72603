/// How a screen comes and goes.
@available(iOS 18.0, visionOS 2.0, *)
public protocol NavigationTransition {}

/// What the system does by itself.
@available(iOS 18.0, visionOS 2.0, *)
public struct AutomaticNavigationTransition: NavigationTransition {}

/// Growth out of a view, and back into it.
@available(iOS 18.0, visionOS 2.0, *)
public struct ZoomNavigationTransition: NavigationTransition {
  let name: ZoomName
}

@available(iOS 18.0, visionOS 2.0, *)
extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// What the system does by itself.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

@available(iOS 18.0, visionOS 2.0, *)
extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Lets the screen grow out of the view of a name, and shrink back into it.
  public static func zoom(
    sourceID: some Hashable, in namespace: Namespace.ID
  ) -> ZoomNavigationTransition {
    ZoomNavigationTransition(name: ZoomName(id: AnyHashable(sourceID), namespace: namespace))
  }
}

/// What a zoom and its view have in common.
struct ZoomName: Hashable {
  let id: AnyHashable
  let namespace: Namespace.ID
}
