import Portolan

extension WalkRunner {
  /// Laws 5 and 8: a second request for the front screen moves nothing, and each plan is the same.
  func lookAtMotion(of route: R) {
    guard isInFront(route) else { return }
    do throws(NavigationError) {
      let plan = try navigator.plan(for: route)
      if !plan.isEmpty {
        let steps = PlanSummary(plan).steps.joined(separator: ", ")
        watch.report(.leastMotion, "\(route) is in front and would still \(steps)")
      }
      if try navigator.plan(for: route) != plan {
        watch.report(.purity, "\(route) is planned in two ways")
      }
    } catch { watch.report(.leastMotion, "\(route) is in front and cannot be reached: \(error)") }
  }

  /// Whether the last request brought the route to the front, where it would be found again, and
  /// no waiting request came after it.
  private func isInFront(_ route: R) -> Bool {
    guard let request = requests.last, case .success(let arrival)? = request.outcome,
      arrival.route == AnyRoute(route), watch.committed.last == request.number
    else { return false }
    return arrival.node.map(scene.tree.isVisible) == true
      && !MapFacts(of: scene).isBuiltAgain(AnyRoute(route))
  }
}
