public import Foundation
public import Portolan

/// Records the last requests of one scene, so that they can be read and replayed.
///
/// A record holds the source of a request, the guards' answers, the host's steps and the end.
///
/// ```swift
/// let log = NavigationLog(recording: navigator.scene)
/// …
/// for record in log.records { print(record) }
/// try log.export().write(to: file)          // attach it to a bug report
/// ```
///
/// Of a route the log holds only the case name, unless the route is loggable (`isLoggable`). The
/// log also records the requests of the scene's curtains. Make a log for each scene before the
/// first request: earlier requests have no record. The scene holds a strong reference to the log.
/// `NavigationReplay` replays the output of `export()`.
@MainActor public final class NavigationLog {
  /// The largest number of records in the log; beyond it each new record replaces the oldest.
  public let limit: Int
  /// Called with each record that is new or has changed.
  package var onRecord: ((LogRecord) -> Void)?

  private var list: LogRecords
  private let reading: (() -> Duration)?
  /// The signals since the first start.
  private var signals: [Taken] = []
  /// How many curtains have opened.
  private var curtains = 0
  /// Engines between two requests, from which later signals can be replayed.
  private var starts: [Start] = []

  /// A signal, with the label of the wait that it ends.
  private struct Taken {
    let signal: Signal
    let label: RouteLabel?
    /// The number of the curtain whose engine takes it, and that engine before its first signal.
    let curtain: Int?
    let first: Traffic?
  }

  private struct Start {
    let traffic: Traffic
    /// How many signals came before it, and the last record at that time.
    var signals: Int
    let record: Int
  }

  /// Makes a log that records a scene from now on.
  ///
  /// - Parameters:
  ///   - scene: The only scene that this log records.
  ///   - limit: The largest number of records; less than 1 counts as 1.
  ///   - clock: The clock for `LogRecord.milliseconds`; nil for no durations. `ContinuousClock()`
  ///     also counts the time while the device sleeps.
  public init(
    recording scene: SceneNavigator, limit: Int = 500, clock: (any Clock<Duration>)? = nil
  ) {
    self.limit = max(1, limit)
    list = LogRecords(limit: self.limit)
    reading = clock.map { $0.stopwatch() }
    scene.listeners.append(self)
  }

  var signalCount: Int { signals.count }

  /// The last records, oldest first; at most `limit`.
  ///
  /// A record is a request of code, a link or the user, a change that the user or other code made
  /// on the screen, a tap on the selected tab that moved nothing, or a diagnostic.
  public var records: [LogRecord] { list.all }

  /// Returns the log as the data of a file, which `LogFile(reading:)` reads.
  ///
  /// Throws `tooLong` when the file would have more than `LogFile.longestData` bytes.
  public func export() throws(ArchiveProblem) -> Data {
    let start = starts.lazy.compactMap { start in
      start.traffic.start.map { (start.signals, $0) }
    }.first
    let played = start.map { signals.dropFirst($0.0) } ?? []
    return try LogFile(
      start?.1.redacted,
      played.map { taken in
        RecordedSignal(
          signal: taken.signal.withoutWords, label: taken.label, curtain: taken.curtain,
          start: taken.first?.start?.redacted)
      }, records
    ).data()
  }
}

extension NavigationLog: TrafficListener {
  package func willTake(_ signal: Signal, in traffic: Traffic) {
    // Where a curtain is open, its signals need the ones before.
    if case .requested = signal, traffic.isQuiet, !traffic.hasCurtains { noteStart(traffic) }
    take(signal, in: traffic)
  }

  package func listenerOfCurtain() -> any TrafficListener {
    curtains += 1
    return CurtainListener(curtains, of: self)
  }

  fileprivate func take(
    _ signal: Signal, in traffic: Traffic, of curtain: Int? = nil, isFirst: Bool = false
  ) {
    guard !starts.isEmpty else { return }
    signals.append(
      Taken(
        signal: signal, label: signal.ticket.flatMap(traffic.label), curtain: curtain,
        first: isFirst ? traffic : nil))
    if (signals.count - 1) / 100 >= limit { forget(to: starts.count - 1) }
  }

  package func note(_ event: NavigationEvent) {
    if let record = list.note(event, at: reading?()) { onRecord?(record) }
  }

  /// Notes a state in which the log could begin, a few times in each full length of it.
  private func noteStart(_ traffic: Traffic) {
    let last = list.all.last?.id ?? 0
    if let newest = starts.last, last - newest.record < max(1, limit / 4) { return }
    starts.append(Start(traffic: traffic, signals: signals.count, record: last))
    let first = list.all.first?.id ?? 0
    if let place = starts.lastIndex(where: { $0.record < first }), place > 0 { forget(to: place) }
  }

  /// Forgets the signals before a start.
  ///
  /// When it is the only start, as in a scene that never comes to rest, all signals go: a replay
  /// then begins when the scene next rests.
  private func forget(to place: Int) {
    starts.removeFirst(max(1, place))
    let gone = starts.first?.signals ?? signals.count
    signals.removeFirst(gone)
    for place in starts.indices { starts[place].signals -= gone }
  }
}

/// Notes what the engine of one curtain takes in, in the log of its scene.
@MainActor private final class CurtainListener: TrafficListener {
  private let number: Int
  private let log: NavigationLog
  private var isFirst = true

  init(_ number: Int, of log: NavigationLog) {
    self.number = number
    self.log = log
  }

  func willTake(_ signal: Signal, in traffic: Traffic) {
    log.take(signal, in: traffic, of: number, isFirst: isFirst)
    isFirst = false
  }

  func note(_ event: NavigationEvent) { log.note(event) }

  func listenerOfCurtain() -> any TrafficListener { log.listenerOfCurtain() }
}

extension Signal {
  /// The wait that the signal ends, or during which its request was made.
  fileprivate var ticket: Ticket? {
    switch self {
    case .requested(let submission): return submission.during
    case .revalidated(let ticket): return ticket
    case .answered(let ticket, _, _), .said(let ticket, _), .timedOut(let ticket, _, _):
      return ticket
    default: return nil
    }
  }
}
