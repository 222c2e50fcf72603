public import Portolan

/// The screens of the colours, all in a sheet.
public enum ColoursRoute: String, NavigationRoute, CaseIterable {
  case palette
  case red, green, blue
}
