public import Foundation
import PortolanLinks

extension SceneNavigator {
  /// Opens a link, whether it came by a scheme, universal link, notification or widget.
  ///
  /// Links whose targets cannot be shown yet wait, and are opened in order. A link that comes again
  /// while it waits is opened once. A link of a table with `pathOf` sets the path of that stack.
  /// While the target of a link is looked up, its request is parked: it does not block others, and
  /// `parked` lists the link's pattern.
  ///
  /// The request fails as `wrongLink` at once if no table can read the link; the app may then open
  /// it in a browser. It fails as `linkNotAllowed` if `linkPolicy` refuses the link, and as
  /// `notLookedUp` if the look-up throws. `onFailure` gets the link and its source with the call
  /// site. Without `source`, an `https` link counts as `universalLink` and any other as `scheme`.
  ///
  /// With `keeping` a part of the app that the link replaces stays alive, as in
  /// `show(_:placed:keeping:handing:policy:)`; a link that sets a path keeps none.
  @discardableResult
  public func open(
    _ url: URL, as source: LinkSource? = nil, keeping: Keeping = .nothing,
    fileID: String = #fileID, line: Int = #line
  ) -> NavigationRequest {
    open(url, as: source, keeping: keeping, from: CallSite(fileID, line))
  }

  /// Opens a link, and names where that was asked, such as a campaign; see `open(_:as:keeping:)`.
  ///
  /// ```swift
  /// scene.open(URL(string: "shop://products/7")!, from: CallSite(named: "campaign 12"))
  /// ```
  ///
  /// `Arrival.requester` has that name, and `onFailure` receives it.
  @discardableResult
  public func open(
    _ url: URL, as source: LinkSource? = nil, keeping: Keeping = .nothing, from site: CallSite
  ) -> NavigationRequest {
    let site = site.opening(url.absoluteString, from: source ?? LinkSource(of: url))
    do throws(NavigationError) {
      var intent = try links.intent(of: url)
      if keeping == .replacedPart { intent = intent.keepingPart }
      if case .lookUp = intent { return ground.submit(intent, origin: .link, site: site) }
      try OpenedLink(url, source, leadingTo: intent).check(with: ground.linkPolicy)
      return submit(intent, origin: .link, site: site)
    } catch {
      return refuse(error, words: "open a link", origin: .link, site: site)
    }
  }
}
