/// A scene without a screen in which a log is played.
@MainActor final class ReplayStage {
  private let records: [PlanRecord]
  private let source: ReplaySource
  private let scene: SceneNavigator
  private let script = GuardScript()
  private let log = NavigationLog(limit: .max)
  /// All requests of the replay.
  private var requests: [NavigationRequest] = []
  /// The request that stands for a record.
  private var played: [Int: NavigationRequest] = [:]
  /// What came of the user's changes.
  private var followed: [Int: String] = [:]
  /// Detours that the replay asked for and that no record has claimed yet.
  private var detours: [NavigationRequest] = []
  /// Records that nobody can ask for again; what they changed is taken as recorded.
  private(set) var unplayed: [Int] = []

  init(_ export: NavigationExport, _ maps: MapSet, _ source: ReplaySource) {
    records = export.records
    self.source = source
    scene = SceneNavigator(replaying: maps, with: script)
    scene.keptPartLimit = max(0, export.keptPartLimit)
    if let tree = NavigationTree(export.start, from: source) { scene.replace(tree) }
    scene.log = log
    log.whenAsked = { [unowned self] request in
      requests.append(request)
      if request.origin == .detour { detours.append(request) }
    }
  }

  func play(_ happening: ReplayScript.Happening) {
    let place = happening.record
    script.exits = records[place].screensAsked
    script.holdsLinks = happening.kind == .parked
    switch happening.kind {
    case .asked: ask(place)
    case .answered(let answer): self.answer(answer, place)
    case .parked: giveTurn(place)
    case .resumed: if let request = played[place] { scene.tryAgain(request) }
    case .changed: change(place)
    case .ended: end(place)
    }
  }

  private func ask(_ place: Int) {
    let record = records[place]
    scene.isCompact = record.isCompact ?? false
    if record.asker == .user, record.number == 0 { return }
    if record.asked.verb == "revalidate" { return scene.dropPasses() }
    if record.asker == .detour, !detours.isEmpty {
      played[place] = detours.removeFirst()
      return
    }
    guard !record.isOfClosedScene,
      let intent = record.asked.intent(
        in: scene.tree, typeID: source.typeID, source.route(for:))
    else { return unplayed.append(place) }
    let request = scene.ask(
      intent, as: record.asker, excusing: record.asked.excused ?? [], site: record.site)
    if request.origin == .detour { detours.removeAll { $0 === request } }
    played[place] = request
  }

  private func giveTurn(_ place: Int) {
    if let request = played[place] { scene.giveTurn(to: request) }
  }

  private func answer(_ recorded: PlanRecord.Answer, _ place: Int) {
    giveTurn(place)
    guard let request = played[place], let question = script.question(of: request) else { return }
    switch question {
    case .rule(let rule):
      guard rule.label == recorded.label,
        let answer = Answer(recorded, of: rule, source.route(for:))
      else { return }
      request.stopWaiting()
      scene.heed(answer, on: rule, for: request)
    case .screen(let id):
      guard scene.tree.route(of: id)?.label == recorded.label,
        let verdict = ExitVerdict(rawValue: recorded.verdict)
      else { return }
      request.stopWaiting()
      scene.heed(verdict, of: id, for: request)
    }
  }

  private func change(_ place: Int) {
    giveTurn(place)
    let record = records[place]
    guard let whole = record.change?.whole else { return }
    if let tree = NavigationTree(whole, after: scene.tree, from: source) { scene.replace(tree) }
    followed[place] = scene.tree.description
  }

  /// Ends what does not end by itself here: somebody cancelled it, its time ran out, the screen
  /// passed it over, or its detour failed.
  private func end(_ place: Int) {
    guard let request = played[place], request.outcome == nil,
      let code = records[place].end?.code
    else { return }
    var possible = NavigationError.fromOutside
    if !possible.contains(where: { $0.diagnostic.code == code }) { giveTurn(place) }
    guard request.outcome == nil else { return }
    if request.state == .parked { possible += failedDetours }
    guard let error = possible.first(where: { $0.diagnostic.code == code }) else { return }
    scene.end(request, .failure(error))
  }

  private var failedDetours: [NavigationError] {
    requests.compactMap { request in
      guard request.origin == .detour, case .failure(let error) = request.outcome else {
        return nil
      }
      return error
    }
  }

  /// What became of each record, nil where nothing is to be compared; the scene ends with it.
  func close() -> [ReplayedRecord?] {
    let all = Dictionary(log.records.map { ($0.number, $0) }) { first, _ in first }
    let result = records.indices.map { place -> ReplayedRecord? in
      if let picture = followed[place] { return ReplayedRecord(tree: picture) }
      guard let request = played[place], let record = all[request.number] else { return nil }
      return ReplayedRecord(record, waitsFor: label(of: script.question(of: request)))
    }
    scene.close()
    return result
  }

  private func label(of question: GuardScript.Question?) -> RouteLabel? {
    switch question {
    case .rule(let rule): return rule.label
    case .screen(let id): return scene.tree.route(of: id)?.label
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

  /// Whether it was asked of a scene that had ended.
  fileprivate var isOfClosedScene: Bool {
    guard let end else { return false }
    return end.code == NavigationError.sceneGone.diagnostic.code && end.at == at + 1
  }
}
