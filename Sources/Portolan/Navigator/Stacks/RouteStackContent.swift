import Observation

/// What a stack shows and what was asked of it.
@MainActor @Observable final class RouteStackContent {
  var elements: [AnyRoute] = []
  var asked: [AnyRoute]?
  @ObservationIgnored var request: NavigationRequest?

  /// Whether what was asked for last is done with; not while it is only just being asked.
  var isAnswered: Bool {
    guard let request else { return false }
    return request.state == .committed || request.outcome != nil
  }
}
