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
  /// A screen of the catalogue, shown where it belongs; other values may be given for it as JSON.
  case show(screen: Int, values: String?)
  /// The log is wanted, as a file.
  case export
  /// A log that was exported is read and replayed.
  case read(log: String)

  /// How far a gesture is.
  enum Phase: String, Hashable, Sendable, Codable, CaseIterable {
    case begin, cancel, finish
  }
}
#endif
