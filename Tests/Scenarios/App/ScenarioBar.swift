import Observation
import Portolan
import TestSupport

/// What the app says of its tabs now.
@MainActor @Observable final class ScenarioBar {
  /// The section of the account, or of both tabs.
  var sections: [Shop: String] = [:]
  var badge: String?

  func listing(of member: some ScenarioRoute) -> TabListing {
    guard let member = member as? Shop else { return TabListing() }
    return TabListing(badge: member == .account ? badge : nil, section: sections[member])
  }
}
