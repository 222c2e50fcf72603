/// Asks whether a text is right.
@MainActor public final class TextConfirmationViewModel {
  /// The text that was given.
  public let text: String
  private let archive: TextArchive
  private let onEvent: (NavigationEvents) -> Void

  /// Makes the model of one screen.
  public init(
    text: String, archive: TextArchive, onEvent: @escaping (NavigationEvents) -> Void
  ) {
    self.text = text
    self.archive = archive
    self.onEvent = onEvent
  }

  /// The user says that it is right.
  public func confirm() {
    archive.add(text)
    onEvent(.textConfirmed)
  }

  /// The user wants to change it.
  public func change() {
    onEvent(.textRejected)
  }
}
