public import Portolan

/// Everything that the Store can show.
public enum StoreRoute: NavigationRoute {
  /// Does the work that must be done before anything else is shown.
  case splash
  /// The tabs.
  case main
  /// The Shop tab: all products.
  case products
  /// One product.
  case product(id: Int)
  /// What people say of one product.
  case reviews(of: Int)
  /// The Search tab.
  case search
  /// The Account tab: all orders.
  case orders
  /// One order.
  case order(id: Int)
  /// Name and password.
  case signIn
  /// Help for who forgot the password.
  case forgotPassword
  /// What is to be bought.
  case bag
  /// Address and confirmation.
  case checkout
  /// The question where to send it.
  case address(AddressPicker)
  /// When a product comes, and what that costs.
  case delivery(of: Int)
  /// The question in which order to list what was found.
  case sorting(SortPicker)
  /// The question whether to empty the bag.
  case emptying(EmptyingQuestion)

  /// The help: topics, and what there is to say of one.
  case help
  /// The topics among which the user chooses.
  case topics
  /// What stands beside the topics before one is chosen; a phone never shows it.
  case noTopic
  /// What there is to say of a topic.
  case topic(HelpTopic)

  /// What must hold before a screen is shown.
  public enum Guard: Hashable, Sendable {
    /// The start-up work is done.
    case started
    /// Somebody is signed in.
    case signedIn
    /// There is something to buy.
    case bagNotEmpty
    /// The catalogue has the product.
    case productExists(id: Int)
    /// The account has the order.
    case orderExists(id: Int)
  }
}
