public import Foundation
import PortolanLinks

extension SceneNavigator {
  /// Opens a link, whether it came by a scheme, universal link, notification or widget.
  ///
  /// A link whose target cannot be shown yet waits, and is opened in order; the same link twice is
  /// opened once. A link of a table with `pathOf` sets the path of that stack, as a request like
  /// any other. A link whose target must be looked up is parked meanwhile: others go on, `parked`
  /// lists its pattern, and the request ends `notLookedUp` when the pattern's function throws. A link
  /// that no table reads ends the request at once with `wrongLink` and changes nothing, so that the
  /// app can open it in the browser; one that `linkPolicy` refuses ends `linkNotAllowed`. Without
  /// a source, a link of `https` counts as `universalLink`, another as `scheme`.
  @discardableResult
  public func open(
    _ url: URL, as source: LinkSource? = nil, fileID: String = #fileID, line: Int = #line
  ) -> NavigationRequest {
    open(url, as: source, from: CallSite(fileID, line))
  }

  /// Opens a link for a caller that the app names; see `open(_:as:)`.
  ///
  /// ```swift
  /// scene.open(URL(string: "shop://products/7")!, from: CallSite(named: "campaign 12"))
  /// ```
  ///
  /// `Arrival.requester` gives that name, and so does an error that no code awaited.
  @discardableResult
  public func open(
    _ url: URL, as source: LinkSource? = nil, from site: CallSite
  ) -> NavigationRequest {
    do throws(NavigationError) {
      switch try links.answer(to: url) {
      case .output(let intent):
        try OpenedLink(url, source, leadingTo: intent).check(with: ground.linkPolicy)
        return submit(intent, origin: .link, site: site)
      case .lookUp(let work): return ground.lookUps.open(url, source, work, from: site, in: ground)
      }
    } catch {
      return refuse(error, words: "open a link", origin: .link, site: site)
    }
  }
}
