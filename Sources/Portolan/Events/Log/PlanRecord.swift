/// One request, or one change that the user made, from the asking to its end.
///
/// It holds case names only, unless a route allows more, and can be printed, compared and coded;
/// a log and tools of another process get no more than this.
///
/// ```
/// 3 reach checkout, by code under ShopMap at Shop/BagModel.swift:31
///   signedIn: detour to signIn
///   parked, tried again
///   signedIn: allow
///   push checkout onto bag
///   → main[*(products) | account…] ⇧ sheet (bag › checkout)
///   arrived at checkout
/// ```
///
/// `at` counts what happened in the scene since the log began, so that records of requests that
/// overlapped can be put in order.
public struct PlanRecord: Hashable, Sendable, Codable {
  /// Who asked.
  public enum Asker: String, Hashable, Sendable, Codable {
    /// Code that wants another screen.
    case code
    /// A screen or a verb that goes back.
    case leaving
    /// A gesture of the user, or what other code did to the screen.
    case user
    /// A link.
    case link
    /// A guard that wants something shown first.
    case detour
    /// A request that waited when the app ended, and is asked for again.
    case restored
    /// A guard that wants something shown where it has refused what was.
    case refusal
  }

  /// The request's number in its scene; 0 for what nobody asked the navigator for.
  public let number: Int
  /// What was asked for.
  public let asked: IntentRecord
  /// Who asked.
  public let asker: Asker
  /// Where in the code.
  public let site: CallSite
  /// When it was asked.
  public let at: Int
  /// Whether the scene had room for one column only; nil for no.
  var isCompact: Bool?
  /// The row in which it goes in order, beside other rows; nil for what never became an intent.
  var row: Int?
  /// `enqueue` or `replace`, when it was asked for like that.
  var policy: String?
  /// The name of the map that held for it when it was asked; nil when nobody was told of that.
  public internal(set) var map: String?
  /// What the guards said, in the order in which they were asked.
  public internal(set) var answers: [Answer] = []
  /// When it was parked, and when it was tried again.
  public internal(set) var parked: [Int] = []
  /// When it was tried again after it was parked.
  var resumed: [Int] = []
  /// How it changed the tree; nil when it did not, or not yet.
  public internal(set) var change: Change?
  /// How it ended; nil when it has not.
  public internal(set) var end: End?
  /// What a developer should look at, said while this was the newest record.
  public internal(set) var diagnostics: [String] = []
  /// From the asking to the end, in milliseconds; nil without a clock.
  public internal(set) var milliseconds: Int?

  /// The routes that guards led to instead, in order.
  public var redirects: [RouteRecord] {
    answers.compactMap { $0.verdict == "redirect" ? $0.route : nil }
  }
}

extension PlanRecord {
  /// What one guard said.
  public struct Answer: Hashable, Sendable, Codable {
    /// The guard's word.
    let rule: String
    /// The route type it belongs to.
    let type: String
    /// `allow`, `deny`, `redirect`, `detour`, or `failed`.
    public let verdict: String
    /// Where a redirect or a detour leads.
    var route: RouteRecord?
    /// The code of what went wrong with a guard that failed.
    var code: String?
    /// When it said so.
    public let at: Int
  }

  /// How the tree changed.
  public struct Change: Hashable, Sendable, Codable {
    /// What a host had to do, in words.
    public let steps: [String]
    /// The tree after it, with case names only.
    public let tree: String
    /// The tree itself, where the asking alone would not lead there again.
    var whole: TreeRecord?
    /// When.
    public let at: Int
  }

  /// How a request ended.
  public struct End: Hashable, Sendable, Codable {
    /// Where it arrived; empty for a stack without a name, nil when it failed.
    public let arrived: String?
    /// The code of the error; nil when it arrived.
    public let code: String?
    /// What happened, in words.
    let what: String?
    /// When.
    public let at: Int
  }
}
