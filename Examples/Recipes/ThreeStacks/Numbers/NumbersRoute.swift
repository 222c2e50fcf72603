public import Portolan

/// The screens of the numbers, all in the second tab.
public enum NumbersRoute: NavigationRoute {
  case numbers
  case number(Int)
}
