/// Plays a log on a scene's traffic alone: nobody is asked, nothing is shown, and no time passes.
@MainActor final class ReplayStage {
  private let records: [PlanRecord]
  private let source: ReplaySource
  private let log = NavigationLog(limit: .max)
  private var traffic: Traffic
  private var effects: [Effect] = []
  /// The number of the request that stands for a record.
  private var played: [Int: Int] = [:]
  /// The rows here of those in the records.
  private var rows: [Int: Int] = [:]
  /// What came of the user's changes.
  private var followed: [Int: String] = [:]
  /// Detours that the replay asked for and that no record has claimed yet.
  private var detours: [Int] = []
  /// Records whose change is still to come, and that nobody can ask for: they have their turn.
  private var unknown: Set<Int> = []
  /// What was asked for while one of these had its turn.
  private var late: [(place: Int, intent: LiveIntent)] = []
  /// Records that nobody can ask for again; what they changed is taken as recorded.
  private(set) var unplayed: [Int] = []

  init(_ export: NavigationExport, _ maps: MapSet, _ source: ReplaySource) {
    records = export.records
    self.source = source
    traffic = Traffic(maps)
    traffic.isHeard = true
    traffic.limits.keptParts = max(0, export.keptPartLimit)
    traffic.limits.inbox = .max
    if let tree = NavigationTree(export.start, from: source) {
      feed(.replaced(tree, isMove: false))
    }
    log.begin(with: traffic.tree)
  }

  func play(_ happening: ReplayScript.Happening) {
    let place = happening.record
    if happening.kind == .ended, leaveOut(place) { return }
    if happening.kind != .asked { catchUp(with: place) }
    switch happening.kind {
    case .asked: ask(place)
    case .answered(let answer): self.answer(answer, place)
    case .parked: break
    case .resumed(let places): resume(places)
    case .changed: change(place)
    case .ended: end(place)
    }
  }

  private func feed(_ signal: Signal) {
    traffic.handle(signal, &effects)
    for case .tell(let notice) in effects {
      log.note(notice)
      if case .asked(let stamp, _, _) = notice.event, notice.request?.origin == .detour {
        detours.append(stamp.number)
      }
    }
    effects = []
  }

  private func ask(_ place: Int) {
    let record = records[place]
    feed(.traits(SceneTraits(isCompact: record.isCompact ?? false)))
    if record.asker == .user, record.number == 0 { return }
    if record.asked.verb == "revalidate" { return feed(.forgotten) }
    if record.asked.verb == "resumeParked" { return feed(.allResumed) }
    if record.asker == .detour, !detours.isEmpty {
      played[place] = detours.removeFirst()
      return
    }
    guard !record.isOfClosedScene,
      let intent = record.asked.intent?.live(in: traffic.tree, source.route(for:))
    else {
      if record.change != nil { unknown.insert(place) }
      return unplayed.append(place)
    }
    late.append((place, intent))
    if unknown.isEmpty { catchUp(with: place) }
  }

  /// Asks for what has waited, up to a record, for the change of a request that the log does not know.
  private func catchUp(with place: Int) {
    guard let last = late.firstIndex(where: { $0.place == place }) else { return }
    let ready = late[...last]
    late.removeFirst(ready.count)
    for (place, intent) in ready { ask(place, for: intent) }
  }

  /// Leaves out what ended before it had its turn, behind a request that the log does not know.
  private func leaveOut(_ place: Int) -> Bool {
    guard records[place].change == nil, let waits = late.firstIndex(where: { $0.place == place })
    else { return false }
    late.remove(at: waits)
    unplayed.append(place)
    return true
  }

  private func ask(_ place: Int, for intent: LiveIntent) {
    let record = records[place]
    if record.wasHeld { traffic.limits.holdsLinks = true }
    setExits(of: record)
    played[place] = traffic.lastNumber + 1
    let asked = Signal.Asked(
      intent: intent, cause: record.asker.cause, origin: record.asker.origin,
      policy: record.queuePolicy,
      excuse: excuse(of: record, for: intent), row: record.row.flatMap { rows[$0] },
      site: record.site)
    feed(.turnEnded)
    if case .evict = intent { feed(.evicted(asked)) } else { feed(.asked(asked)) }
    detours.removeAll { $0 == played[place] }
    if let row = record.row, let number = played[place] {
      rows[row] = rows[row] ?? traffic.requests[number]?.precedence.row
    }
  }

  /// The screens that a record's request had to ask before they went want to be asked.
  private func setExits(of record: PlanRecord) {
    let asked = record.screensAsked
    guard !asked.isEmpty else { return }
    for id in traffic.tree.frontFirst {
      guard let label = traffic.tree.route(of: id)?.label, asked.contains(label) else { continue }
      feed(.asksBeforeLeaving(id, true))
    }
  }

  private func excuse(of record: PlanRecord, for intent: LiveIntent) -> Excuse? {
    guard let names = record.asked.excused, let route = intent.route else { return nil }
    let rules = traffic.maps.sorted.flatMap(\.guards)
    return rules.first { names.contains($0.label.text) }.map { Excuse(rule: $0, route: route) }
  }

  private func answer(_ recorded: PlanRecord.Answer, _ place: Int) {
    guard let number = played[place], let question = traffic.requests[number]?.question else {
      return
    }
    switch question.addressee {
    case .rule(let rule):
      guard rule.label == recorded.label,
        let answer = Answer(recorded, of: rule, source.route(for:))
      else { return }
      feed(.answered(question.ticket, answer))
    case .screen(let id):
      guard traffic.tree.route(of: id)?.label == recorded.label,
        let verdict = ExitVerdict(rawValue: recorded.verdict)
      else { return }
      feed(.said(question.ticket, verdict))
    }
  }

  private func resume(_ places: [Int]) {
    let parkings = places.compactMap { played[$0] }.compactMap { number in
      traffic.requests[number]?.parking.map { (number, $0) }
    }
    let numbers = parkings.map(\.0)
    if parkings.contains(where: { $0.1.rule == nil }) { traffic.limits.holdsLinks = false }
    feed(.resumed(numbers))
  }

  private func change(_ place: Int) {
    unknown.remove(place)
    guard let whole = records[place].change?.whole else { return }
    if let tree = NavigationTree(whole, after: traffic.tree, from: source) {
      feed(.replaced(tree, isMove: records[place].asker == .user))
    }
    followed[place] = traffic.tree.description
  }

  /// Ends what does not end by itself here: somebody cancelled it, its time ran out, or the screen
  /// passed it over.
  private func end(_ place: Int) {
    guard let number = played[place], let code = records[place].end?.code,
      let error = NavigationError.fromOutside.first(where: { $0.diagnostic.code == code })
    else { return }
    feed(.cancelled(number, because: error))
  }

  /// What became of each record, nil where nothing is to be compared.
  func close() -> [ReplayedRecord?] {
    let all = Dictionary(log.records.map { ($0.number, $0) }) { first, _ in first }
    return records.indices.map { place -> ReplayedRecord? in
      if let picture = followed[place] { return ReplayedRecord(tree: picture) }
      guard let number = played[place], let record = all[number] else { return nil }
      return ReplayedRecord(record, waitsFor: label(of: traffic.requests[number]?.question))
    }
  }

  private func label(of question: Request.Question?) -> RouteLabel? {
    switch question?.addressee {
    case .rule(let rule): return rule.label
    case .screen(let id): return traffic.tree.route(of: id)?.label
    case nil: return nil
    }
  }
}

extension PlanRecord.Answer {
  fileprivate var label: RouteLabel { RouteLabel(type: type, text: rule) }
}

extension PlanRecord {
  /// The screens that it asked before they went.
  fileprivate var screensAsked: Set<RouteLabel> {
    Set(answers.filter { ExitVerdict(rawValue: $0.verdict) != nil }.map(\.label))
  }

  /// Whether it was parked before any guard sent it there.
  fileprivate var wasHeld: Bool {
    guard asker.origin.waits, let first = parked.first else { return false }
    return !answers.contains { $0.at < first && ["wait", "detour"].contains($0.verdict) }
  }

  /// Whether it was asked of a scene that had ended.
  fileprivate var isOfClosedScene: Bool {
    guard let end else { return false }
    // Wrapping: what a file says of moments may be anything.
    return end.code == NavigationError.sceneGone.diagnostic.code && end.at == at &+ 1
  }
}

extension PlanRecord {
  fileprivate var queuePolicy: QueuePolicy {
    switch policy {
    case "enqueue": return .enqueue
    case "replace": return .replace
    default: return .newest
    }
  }
}

extension PlanRecord.Asker {
  fileprivate var cause: Cause {
    switch self {
    case .leaving: return .leaving
    case .user: return .user
    case .code, .link, .detour, .restored, .refusal: return .code
    }
  }

  fileprivate var origin: Origin {
    switch self {
    case .link: return .link
    case .detour: return .detour
    case .restored: return .restored
    case .refusal: return .refusal
    case .code, .leaving, .user: return .code
    }
  }
}

extension Answer {
  /// What a guard said, from the log; nil for a word that is not known or leads nowhere.
  fileprivate init?(
    _ record: PlanRecord.Answer, of rule: AnyGuard, _ known: (RouteRecord) -> AnyRoute?
  ) {
    switch (record.verdict, record.route.flatMap(known)) {
    case ("allow", _): self = .allow
    case ("wait", _): self = .wait
    case ("deny", _): self = .deny("as recorded")
    case ("redirect", let route?): self = .redirect(route)
    case ("detour", let route?): self = .detour(route)
    case ("failed", _):
      let possible = [
        NavigationError.guardTimedOut(rule.label), .cancelled, .expired, .sceneGone,
      ]
      let recorded = possible.first { $0.diagnostic.code == record.code }
      self = .failed(recorded ?? .guardFailed(rule.label, error: "as recorded"))
    default: return nil
    }
  }
}
