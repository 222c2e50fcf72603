public import Observation

/// The texts that were confirmed: a service that lives as long as the app.
@MainActor @Observable public final class TextArchive {
  /// The texts, the newest last.
  public private(set) var texts: [String] = []

  /// Makes an archive without texts.
  public init() {}

  func add(_ text: String) {
    texts.append(text)
  }
}
