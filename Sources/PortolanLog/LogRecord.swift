import Portolan

/// One request, or one change that a person made, from the asking to its end.
///
/// It holds case names only, unless a route allows more, and can be printed, compared and coded.
///
/// ```
/// 3 show checkout, by Shop/BagModel.swift:31 under ShopMap
///   signedIn: detour to signIn
///   parked
///   tried again
///   signedIn: allow
///   push checkout onto bag
///   → main[*(products) | account…] ⇧ sheet (bag › checkout)
///   arrived at checkout
/// ```
public struct LogRecord: Hashable, Sendable, Codable, Identifiable {
  /// One thing that happened to a request before its end.
  public enum Happening: Hashable, Sendable, Codable {
    /// A guard, or a screen that would have gone, answered: `detour to signIn`.
    case answered(guard: String, verdict: String)
    /// The request waits for a detour, a guard or the app.
    case parked
    /// The request is tried again.
    case resumed
    /// The tree changed: what a host has to do, and the tree afterwards.
    case changed(steps: [String], tree: String)
  }

  /// How a request ended.
  public enum End: Hashable, Sendable, Codable {
    /// Where it arrived; nil for a stack without a name.
    case arrived(at: String?)
    /// The error's diagnostic: what happened, why, and what to do.
    case failed(code: String, what: String, why: String, fix: String)
  }

  /// Counts the records of one log, the first is 1.
  public let id: Int
  /// The request's number in its scene; nil for what was no request.
  public let number: Int?
  /// What was asked for in words, `followed the screen`, or what a diagnostic says.
  public let asked: String
  /// Who asked: a place in code, a link, the user; nil for a diagnostic without a place.
  public let asker: String?
  /// The name of the map that held when it was asked for.
  public let map: String?
  /// What happened, in order.
  public internal(set) var happenings: [Happening] = []
  /// How it ended; nil when it has not, and for what has no end.
  public internal(set) var end: End?
  /// From the asking to the end, in milliseconds; nil without a clock.
  public internal(set) var milliseconds: Int?

  init(id: Int, number: Int? = nil, asked: String, asker: String?, map: String? = nil) {
    self.id = id
    self.number = number
    self.asked = asked
    self.asker = asker
    self.map = map
  }

  /// What the guards said: `signedIn: allow`.
  public var answers: [String] {
    happenings.compactMap {
      if case .answered(let rule, let verdict) = $0 { return "\(rule): \(verdict)" }
      return nil
    }
  }

  /// What a host had to do for the last change; nil when nothing changed.
  public var steps: [String]? {
    for case .changed(let steps, _) in happenings.reversed() { return steps }
    return nil
  }

  /// The tree after the last change; nil when nothing changed.
  public var tree: String? {
    for case .changed(_, let tree) in happenings.reversed() { return tree }
    return nil
  }

  /// Whether it waits for a detour, a guard or the app.
  public var isParked: Bool {
    let turns = happenings.filter { $0 == .parked || $0 == .resumed }
    return end == nil && turns.last == .parked
  }

  /// The first line: number, what was asked for, who asked.
  public var title: String {
    let head = number.map { "\($0) \(asked)" } ?? asked
    return head + (asker.map { ", by \($0)" } ?? "") + (map.map { " under \($0)" } ?? "")
  }
}

extension LogRecord: CustomStringConvertible {
  /// The title, then a line for each thing that happened.
  public var description: String {
    var lines = [title] + happenings.flatMap(\.lines).map { "  \($0)" }
    if let end { lines.append("  \(end)") }
    if let milliseconds { lines.append("  took \(milliseconds) ms") }
    return lines.joined(separator: "\n")
  }
}

extension LogRecord.Happening {
  fileprivate var lines: [String] {
    switch self {
    case .answered(let rule, let verdict): return ["\(rule): \(verdict)"]
    case .parked: return ["parked"]
    case .resumed: return ["tried again"]
    case .changed(let steps, let tree): return steps + ["→ \(tree)"]
    }
  }
}

extension LogRecord.End: CustomStringConvertible {
  /// Where it arrived, or the error's code and what happened.
  public var description: String {
    switch self {
    case .arrived(let place): return place.map { "arrived at \($0)" } ?? "arrived"
    case .failed(let code, let what, _, _): return "failed \(code) \(what)"
    }
  }

  init(_ diagnostic: Diagnostic) {
    self = .failed(
      code: diagnostic.code, what: diagnostic.what, why: diagnostic.why, fix: diagnostic.fix)
  }
}
