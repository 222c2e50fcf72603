package import Foundation

/// One call of a verb, such as `show`, with its values.
///
/// Only the methods of `Navigating` make verbs. Between a view model and the navigator, the app can
/// put a type of its own that looks at each verb and hands it on:
///
/// ```swift
/// @MainActor struct LoggedNavigator<RouteType: NavigationRoute>: Navigating {
///   let navigator: Navigator<RouteType>
///   func perform(_ verb: NavigationVerb) -> NavigationRequest {
///     log("\(verb) at \(verb.site)")
///     return navigator.perform(verb)
///   }
/// }
/// ```
public struct NavigationVerb: CustomStringConvertible, CustomReflectable {
  /// What a verb is to do.
  package enum Content {
    case intent(Intent)
    indirect case link(URL, LinkSource?, keepsReplacedPart: Bool)
    /// A verb that cannot be performed; its request fails with this error.
    indirect case refused(NavigationError, words: String)
  }

  package let content: Content
  package let policy: QueuePolicy
  package var cargo: Cargo
  /// The file and line of the call, or the source that the call's options name.
  public let site: CallSite

  package init(
    _ content: Content, policy: QueuePolicy = .newest, cargo: Cargo = Cargo(), from site: CallSite
  ) {
    self.content = content
    self.policy = policy
    self.cargo = cargo
    self.site = site
  }

  /// The route that the verb names; nil for verbs that name none, such as `back`, and for links.
  ///
  /// For several routes, and for a transaction, this is the last route; for an empty path, the route
  /// of the stack.
  public var route: AnyRoute? { intent?.route }

  /// The verb with the label of its route, such as `show product`.
  public var description: String {
    switch content {
    case .intent(let intent): return intent.label
    case .link: return "open a link"
    case .refused(_, let words): return words
    }
  }

  /// Only the description, so that `dump` does not show a link.
  public var customMirror: Mirror { Mirror(self, children: ["verb": description]) }

  package var intent: Intent? { if case .intent(let intent) = content { intent } else { nil } }
}

extension NavigationVerb {
  /// Creates the verb that asks a question, with an object that takes the answer.
  @MainActor package init<Q: ScreenQuestion>(
    asking question: Q, placed placement: Placement<Q.RouteType>?, handing object: Any? = nil,
    policy: QueuePolicy = .newest, from site: CallSite
  ) {
    self.init(
      .intent(.ask(AnyRoute(question.route), placed: placement?.place)), policy: policy,
      cargo: Cargo(question: AnswerSlot<Q.Answer>(), handed: object), from: site)
  }
}
