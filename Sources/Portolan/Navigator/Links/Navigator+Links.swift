public import Foundation
public import PortolanLinks

extension Navigator {
  /// The link of a route, for sharing: the canonical one of all that open it.
  ///
  /// ```swift
  /// let link = try navigator.link(for: .product(id: 3))  // https://shop.example/products/3
  /// ```
  ///
  /// - Parameters:
  ///   - route: The route that the link opens.
  ///   - form: The address; without one the web's when the table has hosts, else the app's scheme.
  /// - Returns: The link, which the navigator's table reads as this route.
  /// - Throws: `noPattern` without a table or pattern for the route; otherwise why the table has no
  ///   such link.
  public func link(for route: R, as form: LinkForm? = nil) throws(LinkPrintProblem) -> URL {
    try scene.links.link(for: AnyRoute(route), as: form)
  }
}
