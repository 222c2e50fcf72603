public import Portolan

/// What the app itself shows: the tabs in which the modules stand.
public enum AppRoute: NavigationRoute, CaseIterable {
  case main
}
