/// What a request does to older requests, whether it keeps the part that it replaces, and what its
/// source is.
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
  /// Whether the request waits for older requests, or ends them.
  ///
  /// The policy has no effect on a link, nor on a step of a transaction, which has the policy of
  /// the transaction.
  public var policy: QueuePolicy
  /// Whether a part of the app that the request replaces, such as main, is kept with its screens
  /// and layers.
  ///
  /// `showKept()`, or a request for a route in a kept part, asks the part's guards again and shows
  /// the part. Only `show`, `navigate` and `open` keep a part, but not `open` with a link that sets
  /// a path; `show` also does so as a step of a transaction. `SceneNavigator.keptPartLimit` limits
  /// the number of kept parts.
  public var keepsReplacedPart: Bool
  /// The source of the request for `Arrival.requester` and `onFailure`; with nil the source is the
  /// file and line of the call.
  public var site: CallSite?

  /// Creates options; the default values are those of a verb without options.
  public init(
    policy: QueuePolicy = .newest, keepsReplacedPart: Bool = false, from site: CallSite? = nil
  ) {
    self.policy = policy
    self.keepsReplacedPart = keepsReplacedPart
    self.site = site
  }

  /// The request waits for all older requests; see `QueuePolicy.enqueue`.
  public static let enqueued = RequestOptions(policy: .enqueue)
  /// The request ends all older requests at once; see `QueuePolicy.replace`.
  public static let replacing = RequestOptions(policy: .replace)
  /// A part of the app that the request replaces is kept; see `keepsReplacedPart`.
  public static let keepingReplacedPart = RequestOptions(keepsReplacedPart: true)

  /// The source of the request is `site`, such as a campaign, instead of the file and line of the
  /// call.
  public static func from(_ site: CallSite) -> RequestOptions { RequestOptions(from: site) }

  func callSite(orAt fileID: String, _ line: Int) -> CallSite { site ?? CallSite(fileID, line) }
}
