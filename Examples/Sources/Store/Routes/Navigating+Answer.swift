public import Portolan

extension Navigating where RouteType == StoreRoute {
  /// Asks the user; nil when they give no answer, or could not be asked.
  public func answer<Q: ScreenQuestion>(to question: Q) async -> Q.Answer?
  where Q.RouteType == StoreRoute {
    do throws(NavigationError) {
      if case .finished(let answer) = try await ask(question) { return answer }
    } catch {
      // Who asks goes on as it was, and the request's end is in the navigator's events.
    }
    return nil
  }
}
