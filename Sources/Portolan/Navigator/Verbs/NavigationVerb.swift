package import Foundation

/// One call of a verb, such as `show`, with its values.
///
/// Only the methods of `Navigating` make verbs. Between a view model and the navigator, the app can
/// put a type of its own that inspects each verb and hands it on:
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
  /// The forms of a verb.
  package enum Content {
    case intent(Intent)
    indirect case link(URL, LinkSource?, keepsReplacedPart: Bool)
    /// A verb that cannot be performed; its request fails with this error.
    indirect case refused(NavigationError, words: String)
  }

  package let content: Content
  package let policy: QueuePolicy
  package var cargo: Cargo
  /// The call site of the verb.
  public let site: CallSite

  package init(
    _ content: Content, policy: QueuePolicy = .newest, cargo: Cargo = Cargo(), from site: CallSite
  ) {
    self.content = content
    self.policy = policy
    self.cargo = cargo
    self.site = site
  }

  /// The route that the verb names; nil for a link, for a path, and for going back without a route.
  public var route: AnyRoute? { intent?.route }

  /// The verb with its route's label, such as `show product`, without the route's values.
  public var description: String {
    switch content {
    case .intent(let intent): return intent.label
    case .link: return "open a link"
    case .refused(_, let words): return words
    }
  }

  /// Shows the description alone, so that `dump` does not show a link.
  public var customMirror: Mirror { Mirror(self, children: ["verb": description]) }

  package var intent: Intent? { if case .intent(let intent) = content { intent } else { nil } }
}

extension NavigationVerb {
  /// Makes the verb that asks a question, with the object that takes its answer.
  @MainActor package init<Q: ScreenQuestion>(
    asking question: Q, placed placement: Placement<Q.RouteType>?, handing object: Any? = nil,
    policy: QueuePolicy = .newest, from site: CallSite
  ) {
    self.init(
      .intent(.ask(AnyRoute(question.route), placed: placement?.place)), policy: policy,
      cargo: Cargo(question: AnswerSlot<Q.Answer>(), handed: object), from: site)
  }
}
