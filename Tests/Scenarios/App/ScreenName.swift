import Portolan

/// The title of a route's screen at every distance: `product(7)` for `product(id: 7)`.
func screenName(of route: some NavigationRoute) -> String {
  let text = String(describing: route)
  guard let open = text.firstIndex(of: "("), let colon = text.firstIndex(of: ":") else {
    return text
  }
  return "\(text[...open])\(text[text.index(colon, offsetBy: 2)...])"
}
