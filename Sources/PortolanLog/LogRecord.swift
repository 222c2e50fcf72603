import Portolan

/// One request, or one change or second tap on a tab that a person made, from its beginning to its end.
///
/// It holds case names only, unless a route is loggable, and can be printed, compared and coded.
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
  /// One event of a request before its end.
  #if hasAttribute(nonexhaustive)
  @nonexhaustive
  #endif
  public enum Happening: Hashable, Sendable, Codable {
    /// A guard, or a screen that would close, answered: `detour to signIn`.
    case answered(guard: String, verdict: String)
    /// The request waits for a detour, a guard or the app.
    case parked
    /// The request is tried again.
    case resumed
    /// The tree changed: the steps of the host, and the tree afterwards.
    case changed(steps: [String], tree: String)

    static func changed(from old: NavigationTree, to new: NavigationTree) -> Self {
      .changed(steps: StepWords(NavigationPlan(from: old, to: new)).steps, tree: "\(new)")
    }
  }

  /// How a request ended.
  #if hasAttribute(nonexhaustive)
  @nonexhaustive
  #endif
  public enum End: Hashable, Sendable, Codable {
    /// The label of the screen where it arrived; nil for a stack without a name.
    case arrived(at: String?)
    /// The error's diagnostic: code, what happened, why, and what to do.
    case failed(code: String, what: String, why: String, fix: String)
  }

  /// The position among all records of one log; the first is 1.
  public let id: Int
  /// The request's number in its scene; nil for a record without a request.
  public let number: Int?
  /// The verb in words, `followed the screen`, `tapped again`, or the text of a diagnostic.
  public let words: String
  /// The source: a call site, a link, the user; nil for a diagnostic without a call site.
  public let requester: String?
  /// The name of the map at that time.
  public let map: String?
  /// The events, in order.
  public internal(set) var happenings: [Happening] = []
  /// How it ended; nil before that, and for a record that has no end.
  public internal(set) var end: End?
  /// The time from beginning to end, in milliseconds; nil without a clock.
  public internal(set) var milliseconds: Int?

  init(id: Int, number: Int? = nil, words: String, requester: String?, map: String? = nil) {
    self.id = id
    self.number = number
    self.words = words
    self.requester = requester
    self.map = map
  }

  /// The guards' answers: `signedIn: allow`.
  public var answers: [String] {
    happenings.compactMap {
      if case .answered(let rule, let verdict) = $0 { return "\(rule): \(verdict)" }
      return nil
    }
  }

  /// The host's steps for the last change; nil without a change.
  public var steps: [String]? {
    for case .changed(let steps, _) in happenings.reversed() { return steps }
    return nil
  }

  /// The tree after the last change; nil without a change.
  public var tree: String? {
    for case .changed(_, let tree) in happenings.reversed() { return tree }
    return nil
  }

  /// Whether the request is parked.
  public var isParked: Bool {
    let turns = happenings.filter { $0 == .parked || $0 == .resumed }
    return end == nil && turns.last == .parked
  }

  /// The first line: number, verb and source.
  public var title: String {
    let head = number.map { "\($0) \(words)" } ?? words
    return head + (requester.map { ", by \($0)" } ?? "") + (map.map { " under \($0)" } ?? "")
  }
}

extension LogRecord: CustomStringConvertible {
  /// The title, then a line for each event.
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
  /// The place of arrival, or the error's code and text.
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
