@_exported public import PortolanLinks

/// Makes the link table of an enum whose cases say their links.
///
/// ```swift
/// @LinkedRoutes(schemes: ["shop"], hosts: ["shop.example"])
/// enum Shop: Hashable {
///   @Linked("/") case home
///   @Linked("/products/{id}", aliases: "/item.php?id={id}") case product(id: Int)
///   @Linked("/search?q={text}&page={page=1}") case search(text: String, page: Int)
///   case settings
/// }
///
/// try Shop.links.read("https://shop.example/products/3").output  // .product(id: 3)
/// try Shop.links.link(to: .product(id: 3))
/// ```
///
/// It adds `links`, the table; `CaseName` and `caseName`, which say which case a value is; and
/// `linkSamples`, one value of each case that has a link. The same table can be written by hand.
///
/// A placeholder stands for the value of its label; values without a label take the placeholders that are
/// left, in order. A value that no placeholder covers needs a default in the case, and only the default
/// has a link. What does not fit is an error where it stands.
@attached(
  member, names: named(links), named(CaseName), named(caseName), named(linkSamples))
public macro LinkedRoutes(schemes: [String] = [], hosts: [String] = []) =
  #externalMacro(module: "PortolanMacrosPlugin", type: "LinkedRoutesMacro")

/// Says the link of a case: see `LinkedRoutes`. It adds the case's pattern, which the table lists.
@attached(peer, names: prefixed(_link_))
public macro Linked(_ pattern: String, aliases: String...) =
  #externalMacro(module: "PortolanMacrosPlugin", type: "LinkedMacro")
