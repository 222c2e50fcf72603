import Foundation
import PortolanLinks

extension SceneNavigator {
  /// Opens a link: makes the request to which it leads, or one that fails at once.
  func follow(
    _ url: URL, as source: LinkSource?, keepsReplacedPart: Bool, from site: CallSite
  ) -> NavigationRequest {
    let site = site.opening(url.absoluteString, from: source ?? LinkSource(of: url))
    do throws(NavigationError) {
      var intent = try links.intent(of: url)
      if keepsReplacedPart { intent = intent.keepingPart }
      if case .lookUp = intent { return ground.submit(intent, origin: .link, site: site) }
      try OpenedLink(url, source, leadingTo: intent).check(with: ground.linkPolicy)
      return submit(intent, origin: .link, site: site)
    } catch {
      return refuse(error, words: "open a link", origin: .link, site: site)
    }
  }
}
