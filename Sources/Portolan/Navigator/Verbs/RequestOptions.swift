/// What a request does to older requests, whether it keeps the part that it replaces, and its
/// source.
///
/// ```swift
/// navigator.show(.account, options: .enqueued)
/// navigator.open(url, options: .from(CallSite(named: "campaign 12")))
/// navigator.show(.lock, options: RequestOptions(policy: .replace, keepsReplacedPart: true))
/// ```
///
/// Every verb of `Navigating` takes options. By default the policy is `newest`, no part is kept,
/// and the source is the line of the call.
public struct RequestOptions: Hashable, Sendable {
  /// Whether the request waits for older ones, or ends them.
  ///
  /// The policy has no effect on a link, nor on a step of a transaction, which has the policy of
  /// the transaction.
  public var policy: QueuePolicy
  /// Whether a part of the app that the request replaces, such as main, is kept with its screens
  /// and layers.
  ///
  /// `showKept()`, or a request for a route in a kept part, asks its guards again and shows it.
  /// Only `show`, `navigate` and `open` keep a part, also as steps of a transaction; a link that
  /// sets a path keeps none. `SceneNavigator.keptPartLimit` limits the number of kept parts.
  public var keepsReplacedPart: Bool
  /// The source of the request for `Arrival.requester` and `onFailure`; with nil it is the line of
  /// the call.
  public var site: CallSite?

  /// Creates options; an argument that is left out has the value that a verb without options has.
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
  /// A part of the app that the request replaces is kept; see `keepsReplacedPart`.
  public static let keepingReplacedPart = RequestOptions(keepsReplacedPart: true)

  /// The source of the request is `site`, such as a campaign, instead of the line of the call.
  public static func from(_ site: CallSite) -> RequestOptions { RequestOptions(from: site) }

  func callSite(orAt fileID: String, _ line: Int) -> CallSite { site ?? CallSite(fileID, line) }
}
