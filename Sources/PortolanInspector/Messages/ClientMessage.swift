#if DEBUG && Inspector
/// A message from a page to the app.
///
/// See `Documentation/InspectorProtocol.md` for the grammar.
enum ClientMessage: Hashable, Sendable, Codable {
  /// The first message, with the version of the page.
  case hello(version: Int)
  /// Tap an element.
  case tap(element: String)
  /// Replace the text of a field.
  case type(element: String, text: String)
  /// Begin, give up or finish a gesture.
  case gesture(name: Drawing.Gesture, phase: Phase)
  /// Go one step back.
  case back
  /// Open a link.
  case open(link: String)
  /// Plan a link.
  case preview(link: String)
  /// Perform one of the app's actions, with a text for each input.
  case act(name: String, inputs: [String])
  /// Show a screen of the catalogue, in one of three ways, with other values as JSON if given.
  case show(screen: Int, values: String?, way: Way)
  /// Show the app again, instead of a screen that stands alone.
  case leave
  /// Answer a guard by hand.
  case answer(question: Int, isYes: Bool)
  /// Send the log, as a file.
  case export
  /// Read an exported log and replay it.
  case read(log: String)

  /// How a screen of the catalogue is shown.
  enum Way: String, Hashable, Sendable, Codable, CaseIterable {
    /// In the app, on the screens that it needs; guards are asked as usual.
    case chain
    /// In a tree of its own, where every guard allows.
    case alone
    /// In a tree of its own, where guards are answered by hand.
    case asking
  }

  /// The phase of a gesture.
  enum Phase: String, Hashable, Sendable, Codable, CaseIterable {
    case begin, cancel, finish
  }
}
#endif
