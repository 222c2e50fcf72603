#if DEBUG && Inspector
/// A message from an app to its pages.
///
/// See `Documentation/InspectorProtocol.md` for the grammar.
enum ServerMessage: Hashable, Sendable, Codable {
  /// The first message to a page: the facts of the app.
  case welcome(version: Int, app: AppFacts)
  /// The page is refused; then the connection ends.
  case refused(reason: String)
  /// The contents of the screen.
  case drawing(screen: Drawing)
  /// The navigator's tree, and the requests that wait for a guard or a detour.
  case tree(chart: TreeChart, waiting: [WaitingRequest])
  /// The last change: the tree before it, the one after, and the steps between.
  case plan(change: PlanChart)
  /// Rows of the timeline; a row replaces an older one with its id. The first message has all rows.
  case timeline(rows: [TimelineRow], isWhole: Bool)
  /// The plan of a link.
  case preview(link: String, outlook: Outlook)
  /// All guards that wait for an answer by hand, each time.
  case questions(open: [GuardQuestion])
  /// The log, as a file.
  case log(text: String)
  /// The result of replaying a log.
  case replayed(report: ReplayChart)
  /// A message of the page failed; the text is for a developer.
  case problem(text: String)

  /// The version of these messages; a page of another one is refused.
  static let version = 1
}
#endif
