public import Portolan

/// All screens at a glance.
public enum FiveRoute: String, NavigationRoute, CaseIterable {
  case root, first, second, third, fourth
}
