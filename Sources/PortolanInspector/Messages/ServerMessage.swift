#if DEBUG && Inspector
/// What an app says to the pages that look at it.
///
/// `Documentation/InspectorProtocol.md` has the grammar.
enum ServerMessage: Hashable, Sendable, Codable {
  /// The first message to a page: whom it looks at, and what it can ask for.
  case welcome(version: Int, app: AppFacts)
  /// The page is not let in, or no longer; the connection then ends.
  case refused(reason: String)
  /// What is on the screen.
  case drawing(screen: Drawing)
  /// What the navigator wants to be shown, and what waits for a guard or a detour.
  case tree(chart: TreeChart, waiting: [WaitingRequest])
  /// The last change: the tree before it, the one after, and the steps between.
  case plan(change: PlanChart)
  /// What happened; a row takes the place of an older one with its id. The first are all there are.
  case timeline(rows: [TimelineRow], isWhole: Bool)
  /// What following a link would do.
  case preview(link: String, outlook: Outlook)
  /// The guards that are to be answered by hand: all of them, each time.
  case questions(open: [GuardQuestion])
  /// The log, as a file.
  case log(text: String)
  /// What came of replaying a log.
  case replayed(report: ReplayChart)
  /// What was asked for could not be done; the words are for a developer.
  case problem(text: String)

  /// The version of these messages; a page of another one is refused.
  static let version = 1
}
#endif
