/// How a verb makes its request: what it does to older requests, what it keeps, and who asked.
///
/// ```swift
/// navigator.show(.account, options: .enqueued)
/// navigator.open(url, options: .from(CallSite(named: "campaign 12")))
/// navigator.show(.lock, options: RequestOptions(policy: .replace, keepsReplacedPart: true))
/// ```
///
/// Every verb of `Navigating` takes them. Without options a request is the newest, keeps nothing, and
/// comes from the line of the call.
public struct RequestOptions: Hashable, Sendable {
  /// Whether the request waits for older ones, or ends them.
  ///
  /// A link comes when it may, whatever this says, and a step of a transaction with its transaction.
  public var policy: QueuePolicy
  /// Whether a part of the app that another replaces, such as main, stays alive unseen, with its screens
  /// and layers.
  ///
  /// `showKept()`, or a request for a route in it, asks its guards again and shows it. Only `show`,
  /// `navigate` and `open` keep a part, also as steps of a transaction; a link that sets a path does not.
  public var keepsReplacedPart: Bool
  /// The place where the request was asked; nil for the line of the call.
  ///
  /// `Arrival.requester` and `onFailure` have it.
  public var site: CallSite?

  /// Makes options.
  public init(
    policy: QueuePolicy = .newest, keepsReplacedPart: Bool = false, from site: CallSite? = nil
  ) {
    self.policy = policy
    self.keepsReplacedPart = keepsReplacedPart
    self.site = site
  }

  /// The request waits for all older ones; see `QueuePolicy.enqueue`.
  public static let enqueued = RequestOptions(policy: .enqueue)
  /// The request ends all older ones at once; see `QueuePolicy.replace`.
  public static let replacing = RequestOptions(policy: .replace)
  /// A part of the app that the request replaces stays alive; see `keepsReplacedPart`.
  public static let keepingReplacedPart = RequestOptions(keepsReplacedPart: true)

  /// The request was asked elsewhere, such as by a campaign.
  public static func from(_ site: CallSite) -> RequestOptions { RequestOptions(from: site) }

  func callSite(orAt fileID: String, _ line: Int) -> CallSite { site ?? CallSite(fileID, line) }
}
