/// What a log keeps of one request, as values; words are made of it when somebody reads.
struct LogEntry {
  enum Asked {
    case intent(LiveIntent)
    /// Something that never became an intent, such as a link that cannot be read.
    case words(String)
    /// The screen changed from this tree.
    case screen
    /// All guards were to be asked again.
    case revalidation
    /// All that was parked was to be tried again.
    case resumption
    /// A request that was asked for before the log began.
    case unknown
  }

  struct Answered {
    let rule: RouteLabel
    let verdict: String
    /// What it led to.
    var route: AnyRoute?
    var code: String?
    let moment: Int
  }

  struct Changed {
    let from: NavigationTree
    let to: NavigationTree
    let moment: Int
  }

  let number: Int
  let asked: Asked
  let asker: PlanRecord.Asker
  let site: CallSite
  let moment: Int
  /// The tree when it was asked.
  let before: NavigationTree
  /// Whether the scene had room for one column only.
  let isCompact: Bool
  /// The guards that are not asked of it.
  var excused: [RouteLabel] = []
  /// The map that held when it was asked.
  var map: String?
  /// The row in which it goes in order; nil for what never became an intent.
  var row: Int?
  var policy = QueuePolicy.newest
  /// The clock when it was asked.
  let began: Duration?
  var answers: [Answered] = []
  var parked: [Int] = []
  var resumed: [Int] = []
  var change: Changed?
  var end: PlanRecord.End?
  var diagnostics: [Diagnostic] = []
  var took: Duration?

  /// The same without what was asked, for a log that begins later with another tree.
  func withoutAsking(since tree: NavigationTree) -> Self {
    var entry = LogEntry(
      number: number, asked: .unknown, asker: asker, site: site, moment: moment, before: tree,
      isCompact: isCompact, began: began)
    entry.change = change
    entry.end = end
    return entry
  }

  /// Whether the tree that the asking leads to is not known, so that it must be written.
  private var needsTree: Bool {
    switch asked {
    case .intent(.restore), .intent(.adopt), .words, .screen, .unknown:
      return true
    case .intent, .revalidation, .resumption: return false
    }
  }

  func record(_ routes: inout RouteRecorder) -> PlanRecord {
    var record = PlanRecord(
      number: number, asked: asked(&routes), asker: asker, site: site, at: moment)
    record.isCompact = isCompact ? true : nil
    record.map = map
    record.row = row
    record.policy = policy == .newest ? nil : RouteLabel.caseName(of: policy)
    for answer in answers {
      record.answers.append(
        PlanRecord.Answer(
          rule: answer.rule.text, type: answer.rule.type, verdict: answer.verdict,
          route: answer.route.map { routes.record($0) }, code: answer.code, at: answer.moment))
    }
    record.parked = parked
    record.resumed = resumed
    record.change = change.map { change in
      PlanRecord.Change(
        steps: StepWords(Plan(from: change.from, to: change.to)).steps, tree: change.to.description,
        whole: needsTree ? TreeRecord(change.to, since: change.from, &routes) : nil,
        at: change.moment)
    }
    record.end = end
    record.diagnostics = diagnostics.map(\.description)
    record.milliseconds = took.map { Int($0 / .milliseconds(1)) }
    return record
  }

  private func asked(_ routes: inout RouteRecorder) -> IntentRecord {
    switch asked {
    case .intent(let intent):
      var asked = IntentRecord(Intent(intent, in: before, &routes))
      if !excused.isEmpty { asked.excused = excused.map(\.text).sorted() }
      return asked
    case .words(let words): return IntentRecord(words)
    case .screen: return IntentRecord("follow")
    case .revalidation: return IntentRecord("revalidate")
    case .resumption: return IntentRecord("resumeParked")
    case .unknown: return IntentRecord("unknown")
    }
  }
}
