/// How a layer is presented over what is shown.
public enum PresentationStyle: String, Hashable, Sendable, Codable {
  /// A card that the user may drag away.
  case sheet
  /// Covers the whole screen.
  case fullScreen
}
