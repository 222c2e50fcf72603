#if DEBUG && Inspector
/// What a page says to the app it looks at.
///
/// `Documentation/InspectorProtocol.md` has the grammar.
enum ClientMessage: Hashable, Sendable, Codable {
  /// The first message: which version the page speaks.
  case hello(version: Int)
  /// A finger taps an element.
  case tap(element: String)
  /// A field is given another text.
  case type(element: String, text: String)
  /// A finger begins, gives up or finishes a gesture.
  case gesture(name: Drawing.Gesture, phase: Phase)
  /// One step back.
  case back
  /// A link is followed.
  case open(link: String)
  /// What following a link would do.
  case preview(link: String)
  /// One of the app's own actions, with what was typed for each of its inputs.
  case act(name: String, inputs: [String])
  /// A screen of the catalogue, in one of three ways; other values may be given for it as JSON.
  case show(screen: Int, values: String?, way: Way)
  /// The app is shown again instead of a screen that stands alone.
  case leave
  /// A guard is answered by hand.
  case answer(question: Int, isYes: Bool)
  /// The log is wanted, as a file.
  case export
  /// A log that was exported is read and replayed.
  case read(log: String)

  /// How a screen of the catalogue is shown.
  enum Way: String, Hashable, Sendable, Codable, CaseIterable {
    /// In the app, on all that it stands on; guards are asked as ever.
    case chain
    /// In a tree of its own, in which every guard says yes.
    case alone
    /// In a tree of its own, in which guards are answered by hand.
    case asking
  }

  /// How far a gesture is.
  enum Phase: String, Hashable, Sendable, Codable, CaseIterable {
    case begin, cancel, finish
  }
}
#endif
