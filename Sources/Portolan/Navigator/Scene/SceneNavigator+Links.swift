public import Foundation

extension SceneNavigator {
  /// Opens a link, whether it came by a scheme, universal link, notification or widget.
  ///
  /// A link whose target cannot be shown yet waits, and is opened in order; the same link twice is
  /// opened once. A link of a table with `pathOf` sets the path of that stack, as a request like
  /// any other. An unknown or malformed link ends the request and changes nothing.
  @discardableResult
  public func open(
    _ url: URL, fileID: StaticString = #fileID, line: Int = #line
  ) -> NavigationRequest {
    open(url, from: CallSite(fileID, line))
  }

  /// Opens a link whose source the app names; see `open(_:)`.
  ///
  /// ```swift
  /// scene.open(URL(string: "shop://products/7")!, from: CallSite(named: "campaign 12"))
  /// ```
  ///
  /// `Arrival.asker` names the source, and so does an error that no code awaited.
  @discardableResult
  public func open(_ url: URL, from site: CallSite) -> NavigationRequest {
    do throws(NavigationError) {
      return submit(try links.intent(of: url), origin: .link, site: site)
    } catch {
      return refuse(error, asked: "open a link", origin: .link, site: site)
    }
  }
}
