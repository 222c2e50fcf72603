/// Stands in a replay for all who are asked, and for what of the app decides beside them.
@MainActor final class GuardScript {
  /// Who is asked.
  enum Question {
    case rule(AnyGuard)
    case screen(NodeID)
  }

  /// Whether links were held when this happened.
  var holdsLinks = false
  /// The screens that the request at hand had to ask before they went.
  var exits: Set<RouteLabel> = []
  private var pending: (question: Question, request: NavigationRequest)?

  /// Whether a screen of this name was asked before it went.
  func asks(_ screen: RouteLabel?) -> Bool { screen.map(exits.contains) ?? false }

  /// Nobody is asked: the request waits until the log says what was answered.
  func wait(for question: Question, _ request: NavigationRequest) {
    request.stopWaiting()
    request.asking = Asking()
    if case .screen(let id) = question { request.asked = id }
    pending = (question, request)
  }

  /// Whom a request waits for.
  func question(of request: NavigationRequest) -> Question? {
    guard let pending, pending.request === request, request.asking != nil else { return nil }
    return pending.question
  }
}
