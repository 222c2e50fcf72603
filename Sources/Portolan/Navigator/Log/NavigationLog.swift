public import Foundation

/// Remembers the last requests of one scene: who asked, what the guards said, what was planned,
/// how it ended.
///
/// ```swift
/// let log = NavigationLog(limit: 500)
/// navigator.scene.log = log
/// …
/// for record in log.records { print(record) }
/// try log.export().write(to: file)          // attach it to a bug report
/// ```
///
/// It holds case names only, and the values of routes that are loggable. A scene without a log
/// pays nothing for it. Give each scene a log of its own, before its first request: what was on its
/// way before is in no record. `NavigationReplay` reads what `export()` wrote.
@MainActor public final class NavigationLog {
  /// How many records are kept; the oldest goes first.
  public let limit: Int
  private(set) var entries: [LogEntry] = []
  private let reading: (() -> Duration)?
  private var lastMoment = 0
  /// The tree after the last change.
  private var tree = NavigationTree()
  private var keptPartLimit = 1
  private var isCompact = false

  /// Makes a log.
  ///
  /// - Parameters:
  ///   - limit: How many records are kept, at least one.
  ///   - clock: What durations are measured with; without it none are. Pass `ContinuousClock()`,
  ///     which goes on while the device sleeps.
  public init(limit: Int = 500, clock: (any Clock<Duration>)? = nil) {
    self.limit = max(1, limit)
    reading = clock.map { Self.reading(of: $0) }
  }

  private static func reading(of clock: some Clock<Duration>) -> () -> Duration {
    let start = clock.now
    return { start.duration(to: clock.now) }
  }

  /// The requests and what the user did between them, oldest first.
  ///
  /// They are written anew each time, which takes as long as the trees are large.
  public var records: [PlanRecord] {
    var routes = RouteRecorder()
    return entries.map { $0.record(&routes) }
  }

  /// The records as a file that `NavigationReplay` reads.
  ///
  /// Throws `tooLong` when it would be longer than may be read.
  public func export() throws(LogProblem) -> Data { try exported.data() }

  private var exported: NavigationExport {
    var routes = RouteRecorder()
    let start = TreeRecord(entries.first?.before ?? tree, &routes)
    return NavigationExport(
      start: start, keptPartLimit: keptPartLimit, records: entries.map { $0.record(&routes) })
  }
}

extension NavigationLog {
  /// A scene gives it what is shown when it begins to listen.
  func begin(with tree: NavigationTree) {
    self.tree = tree
  }

  /// Notes what happened, with what events keep back.
  func note(_ notice: Effect.Notice) {
    lastMoment += 1
    keptPartLimit = notice.keptLimit
    isCompact = notice.traits.isCompact
    switch notice.event {
    case .asked(let stamp, let words, let site):
      let asked = notice.request?.original.map { LogEntry.Asked.intent($0) }
      begin(
        stamp.number, asked ?? .words(words), notice.request?.asker ?? .code, site,
        before: notice.tree)
      change(stamp.number) { entry in
        entry.excused = [notice.request?.excuse?.rule.label].compactMap(\.self)
        entry.map = stamp.map
        entry.row = notice.request?.row
        entry.policy = notice.request?.policy ?? .newest
      }
    case .answered(let stamp, let rule, let verdict):
      change(stamp.number) { $0.answers.append(answered(rule, verdict, notice.answer)) }
    case .parked(let stamp): change(stamp.number) { $0.parked.append(lastMoment) }
    case .resumed(let stamp): change(stamp.number) { $0.resumed.append(lastMoment) }
    case .committed(let stamp, let from, let to):
      if index(of: stamp.number) == nil {
        begin(stamp.number, .unknown, .code, .library, before: from)
      }
      change(stamp.number) { $0.change = .init(from: from, to: to, moment: lastMoment) }
      tree = to
    case .followed(let map, let to):
      begin(0, .screen, .user, .user, before: tree)
      entries[entries.count - 1].map = map
      entries[entries.count - 1].change = .init(from: tree, to: to, moment: lastMoment)
      tree = to
    case .arrived(let stamp, let label): end(stamp.number, arrived: label?.text ?? "", nil)
    case .failed(let stamp, let error): end(stamp.number, arrived: nil, error.diagnostic)
    case .diagnosed(let diagnostic): note(diagnostic)
    }
  }

  /// Notes what is no request: all guards are asked again, or all that is parked is tried again.
  func note(_ asked: LogEntry.Asked, of tree: NavigationTree) {
    lastMoment += 1
    begin(0, asked, .code, .library, before: tree)
  }

  private func begin(
    _ number: Int, _ asked: LogEntry.Asked, _ asker: PlanRecord.Asker, _ site: CallSite,
    before: NavigationTree
  ) {
    entries.append(
      LogEntry(
        number: number, asked: asked, asker: asker, site: site, moment: lastMoment,
        before: before, isCompact: isCompact, began: reading?()))
    forgetOldest()
  }

  /// What changes the tree after the oldest record that stays is not forgotten before that.
  private func forgetOldest() {
    guard entries.count > limit else { return }
    let first = entries.count - limit
    let start = entries[first]
    let late = entries[..<first].filter { ($0.change?.moment ?? 0) > start.moment }
    entries = late.map { $0.withoutAsking(since: start.before) } + entries[first...]
  }

  private func index(of number: Int) -> Int? {
    number == 0 ? nil : entries.lastIndex { $0.number == number }
  }

  private func change(_ number: Int, _ change: (inout LogEntry) -> Void) {
    if let index = index(of: number) { change(&entries[index]) }
  }

  private func end(_ number: Int, arrived: String?, _ diagnostic: Diagnostic?) {
    change(number) { entry in
      entry.end = PlanRecord.End(
        arrived: arrived, code: diagnostic?.code, what: diagnostic?.what, at: lastMoment)
      if let began = entry.began, let now = reading?() { entry.took = now - began }
    }
  }

  /// More of them in one record say nothing new.
  private static var diagnosticLimit: Int { 10 }

  private func note(_ diagnostic: Diagnostic) {
    guard let last = entries.indices.last else { return }
    guard entries[last].diagnostics.count < Self.diagnosticLimit else { return }
    entries[last].diagnostics.append(diagnostic)
  }

  private func answered(
    _ rule: RouteLabel, _ verdict: String, _ answer: Answer?
  ) -> LogEntry.Answered {
    LogEntry.Answered(
      rule: rule, verdict: answer?.verdict ?? verdict, route: answer?.alternative,
      code: answer?.code,
      moment: lastMoment)
  }
}

extension Request.Facts {
  /// Who asked, as a log says it.
  fileprivate var asker: PlanRecord.Asker {
    switch (origin, cause) {
    case (.link, _): return .link
    case (.detour, _): return .detour
    case (.restored, _): return .restored
    case (.refusal, _): return .refusal
    case (.code, .code): return .code
    case (.code, .leaving): return .leaving
    case (.code, .user): return .user
    }
  }
}

extension Answer {
  /// The verdict in one word, as a log says it.
  fileprivate var verdict: String { RouteLabel.caseName(of: self) }

  /// What went wrong.
  fileprivate var code: String? {
    if case .failed(let error) = self { return error.diagnostic.code }
    return nil
  }
}
