extension View {
  /// Says which letters become capitals.
  @available(iOS 15.0, *)
  nonisolated public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    modified(by: PlainModifier())
  }

  /// Says whether words are left as they are typed.
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    modified(by: PlainModifier())
  }
}

/// Which letters become capitals.
@available(iOS 15.0, *)
public struct TextInputAutocapitalization: Sendable {
  private let name: String

  /// None.
  public static var never: TextInputAutocapitalization { .init(name: "never") }
  /// The first of each word.
  public static var words: TextInputAutocapitalization { .init(name: "words") }
  /// The first of each sentence.
  public static var sentences: TextInputAutocapitalization { .init(name: "sentences") }

  private init(name: String) { self.name = name }
}
