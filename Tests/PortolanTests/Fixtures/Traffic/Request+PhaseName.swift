@testable import Portolan

extension Request {
  var phaseName: String {
    switch phase {
    case .waiting: return "waiting"
    case .asking: return "asking"
    case .parked: return "parked"
    case .committed: return "committed"
    }
  }
}
