@testable import Portolan

extension Effect {
  /// What it is in words that are equal for equal effects.
  var digest: String {
    switch self {
    case .beginTurn: return "turn"
    case .ask(let rule, let ticket): return "ask \(rule.rule) \(ticket)"
    case .askScreen(let id, let ticket): return "ask \(id) \(ticket)"
    case .park(let number, let ticket): return "park \(number) \(ticket)"
    case .lookUp(let number): return "look up \(number)"
    case .stop(let ticket): return "stop \(ticket)"
    case .changed(let change):
      return "changed \(change.request ?? 0) \(change.plan.to.picture) \(change.plan)"
    case .arrived(let arrival, let tree):
      return "arrived \(arrival) \(tree.picture)"
    case .ended(let number, let result): return "ended \(number) \(result)"
    case .failed(let error, _): return "failed \(error)"
    case .revalidated(let number): return "revalidated \(number)"
    case .raise(let route, _): return "raise \(route.picture)"
    case .perform(let plan, let ticket): return "perform \(ticket) \(plan)"
    case .awaitTransition(let commit): return "await \(commit)"
    case .release(let nodes): return "release \(nodes.map(\.id))"
    case .tell(let event, _): return "tell \(event)"
    }
  }
}
