public import Foundation

extension SceneNavigator {
  /// Follows a link: the one door for schemes, universal links, notifications and widgets.
  ///
  /// A link whose target cannot be shown yet waits, and is followed once, in order; the same link
  /// twice is followed once. A link of a table with `pathOf` sets the path of that stack, through
  /// the same door. An unknown or malformed link ends the request and changes nothing.
  @discardableResult
  public func open(
    _ url: URL, fileID: StaticString = #fileID, line: Int = #line
  ) -> NavigationRequest {
    open(url, from: CallSite(fileID, line))
  }

  /// Follows a link whose source the app names; see `open(_:)`.
  ///
  /// ```swift
  /// scene.open(URL(string: "shop://products/7")!, from: CallSite(named: "campaign 12"))
  /// ```
  ///
  /// `Arrival.asker` tells the source again, and so does an error that nobody awaited.
  @discardableResult
  public func open(_ url: URL, from site: CallSite) -> NavigationRequest {
    do throws(NavigationError) {
      return submit(try links.intent(of: url), origin: .link, site: site)
    } catch {
      return refuse(error, asked: "open a link", origin: .link, site: site)
    }
  }
}
