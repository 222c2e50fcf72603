package import Foundation

/// One thing that was asked for, on its way from a verb to the navigator.
///
/// Only the verbs make one (`Navigating`). A type of the app's own that stands between a view model and
/// the navigator looks at it and hands it on:
///
/// ```swift
/// @MainActor struct LoggedNavigator<R: NavigationRoute>: Navigating {
///   let navigator: Navigator<R>
///   func perform(_ verb: NavigationVerb) -> NavigationRequest {
///     log("\(verb) at \(verb.site)")
///     return navigator.perform(verb)
///   }
/// }
/// ```
public struct NavigationVerb: CustomStringConvertible {
  /// What is asked for.
  package enum Content {
    case intent(LiveIntent)
    case link(URL)
    /// It cannot be asked for here.
    case refused(NavigationError, words: String)
  }

  package let content: Content
  package let policy: QueuePolicy
  package var cargo: Cargo
  /// The place in code that asks.
  public let site: CallSite

  package init(
    _ content: Content, policy: QueuePolicy = .newest, cargo: Cargo = Cargo(), from site: CallSite
  ) {
    self.content = content
    self.policy = policy
    self.cargo = cargo
    self.site = site
  }

  /// The route that is asked for; nil for a link, for a verb that goes back without naming a route, and
  /// for a path.
  public var route: AnyRoute? { intent?.route }

  /// The verb with its route's label, such as `show product`; no value of a route is in it.
  public var description: String {
    switch content {
    case .intent(let intent): return intent.label
    case .link: return "open a link"
    case .refused(_, let words): return words
    }
  }

  package var intent: LiveIntent? {
    if case .intent(let intent) = content { return intent }
    return nil
  }
}

extension NavigationVerb {
  /// Asks a question, and makes the slot for its answer.
  @MainActor package init<Q: Question>(
    asking question: Q, placed placement: Placement<Q.R>?, handing object: Any? = nil,
    from site: CallSite
  ) {
    self.init(
      .intent(.ask(AnyRoute(question.route), placed: placement?.place)),
      cargo: Cargo(question: AnswerSlot<Q.Answer>(), handed: object), from: site)
  }
}

extension SceneNavigator {
  func perform(_ verb: NavigationVerb) -> NavigationRequest {
    switch verb.content {
    case .intent(let intent):
      return submit(intent, policy: verb.policy, cargo: verb.cargo, site: verb.site)
    case .link(let url): return open(url, from: verb.site)
    case .refused(let error, let words): return refuse(error, asked: words, site: verb.site)
    }
  }
}
