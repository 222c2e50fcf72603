import Portolan

enum Shop: NavigationRoute {
  case main, products, product(id: Int), account
  // README begin bag
  case size(SizePicker), bag, checkout
  // README end
  // README begin signIn
  case signIn
  enum Guard: Hashable, Sendable { case signedIn }
  // README end
  // README begin splash
  case splash
  // README end
}
