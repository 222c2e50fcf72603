public import Portolan

/// The screens of the help.
public enum HelpRoute: NavigationRoute {
  case topics
  case topic(String)

  /// What must hold before a screen is shown.
  public enum Guard: Hashable, Sendable {
    /// The topic was written.
    case written(String)
  }
}
