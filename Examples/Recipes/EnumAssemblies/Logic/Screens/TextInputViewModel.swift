/// Takes a text; an empty one leads nowhere.
@MainActor public final class TextInputViewModel {
  private let archive: TextArchive
  private let onEvent: (NavigationEvents) -> Void

  /// Makes the model of one screen.
  public init(archive: TextArchive, onEvent: @escaping (NavigationEvents) -> Void) {
    self.archive = archive
    self.onEvent = onEvent
  }

  /// What the screen says above its field.
  public var summary: String { "Confirmed: \(archive.texts.count)" }

  /// The user is done with typing.
  public func done(with text: String) {
    if !text.isEmpty { onEvent(.textEntered(text)) }
  }
}
