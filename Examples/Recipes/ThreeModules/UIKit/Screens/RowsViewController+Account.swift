public import Account

extension RowsViewController {
  /// The account of who is signed in.
  public convenience init(_ model: AccountModel) {
    let orders = model.orders.map { order in
      Row.button("Order \(order.number)") { model.choose(order) }
    }
    self.init("Account", [.text(model.user)] + orders + [.button("Sign Out", model.signOut)])
  }

  /// The way in.
  public convenience init(_ model: SignInModel) {
    self.init(
      "Sign In", [.button("Continue as Ada", model.signIn), .button("Cancel", model.cancel)])
  }
}
