import Portolan

/// The three ways of saying where to go.
public enum Wording: String, CaseIterable, Sendable {
  /// Values of the enum.
  case values
  /// Names.
  case strings
  /// Links.
  case links

  /// The coordinator that says it so.
  @MainActor func coordinator(_ navigator: Navigator<FiveRoute>) -> any Coordinator {
    switch self {
    case .values: return ValueCoordinator(navigator: navigator)
    case .strings: return StringCoordinator(navigator: navigator)
    case .links: return LinkCoordinator(navigator: navigator)
    }
  }
}
