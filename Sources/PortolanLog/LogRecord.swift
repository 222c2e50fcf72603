import Portolan

/// One entry of a `NavigationLog`: a request from its beginning to its end, or an event without a
/// request.
///
/// An event without a request is a change of the screen that the user or other code made, a tap on
/// the selected tab that moved nothing, or a diagnostic. Of a route a record holds only the case
/// name, unless the route is loggable (`isLoggable`). You can print, compare and encode a record.
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
    /// A guard, or a screen's exit guard, has given this verdict, such as `detour to signIn`.
    case answered(guard: String, verdict: String)
    /// The request is parked: it waits for a detour, a guard or the app.
    case parked
    /// The request is no longer parked, and is tried again.
    case resumed
    /// The tree has changed; with the host's steps and a picture of the new tree.
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
    /// The request has arrived at the screen with this case name; nil for a stack without a route.
    case arrived(at: String?)
    /// The request has failed: the error's code, what happened, why, and how to fix it.
    case failed(code: String, what: String, why: String, fix: String)
  }

  /// The number of the record in its log, counted from 1, including records that were dropped.
  public let id: Int
  /// The number of the request in its scene; nil for a record without a request.
  public let number: Int?
  /// What was recorded: the verb of a request in words, `followed the screen` for a change that the
  /// user or other code made, a tap on the selected tab, or the text of a diagnostic.
  public let words: String
  /// The source: a call site, a link, or the user; nil for a diagnostic without a call site.
  ///
  /// For `followed the screen` this is always the user, also when other code changed the screen.
  public let requester: String?
  /// The name of the map that places the request's target.
  ///
  /// For a request without a target, and for `followed the screen`, this is the map of the front
  /// screen. It is nil for a tap on the selected tab and for a diagnostic.
  public let map: String?
  /// The events between the beginning and the end of the request, in order.
  ///
  /// A record of `followed the screen` has one event, `changed`. A tap on the selected tab and a
  /// diagnostic have none.
  public internal(set) var happenings: [Happening] = []
  /// How the request ended; nil while it runs or is parked.
  ///
  /// For a diagnostic this is always `failed`; for `followed the screen` and a tap on the selected
  /// tab always nil.
  public internal(set) var end: End?
  /// The time from the beginning of the request to its end, in milliseconds, by the log's clock.
  ///
  /// Nil without a clock, while the request runs, and for a record without a request.
  public internal(set) var milliseconds: Int?

  init(id: Int, number: Int? = nil, words: String, requester: String?, map: String? = nil) {
    self.id = id
    self.number = number
    self.words = words
    self.requester = requester
    self.map = map
  }

  /// The answers of guards and exit guards, in order, such as `signedIn: allow`; empty without any.
  public var answers: [String] {
    happenings.compactMap {
      if case .answered(let rule, let verdict) = $0 { return "\(rule): \(verdict)" }
      return nil
    }
  }

  /// The host's steps for the last change of the tree; nil if the tree has not changed.
  public var steps: [String]? {
    for case .changed(let steps, _) in happenings.reversed() { return steps }
    return nil
  }

  /// A picture of the tree after the last change; nil if the tree has not changed.
  public var tree: String? {
    for case .changed(_, let tree) in happenings.reversed() { return tree }
    return nil
  }

  /// Whether the request is parked now; false after its end and for a record without a request.
  public var isParked: Bool {
    let turns = happenings.filter { $0 == .parked || $0 == .resumed }
    return end == nil && turns.last == .parked
  }

  /// The first line of the description: number, verb, source and map.
  public var title: String {
    let head = number.map { "\($0) \(words)" } ?? words
    return head + (requester.map { ", by \($0)" } ?? "") + (map.map { " under \($0)" } ?? "")
  }
}

extension LogRecord: CustomStringConvertible {
  /// The title, a line for each event, the end, and the time if the log has a clock.
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
  /// `arrived at` with the screen, or `failed` with the error's code and what happened.
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
