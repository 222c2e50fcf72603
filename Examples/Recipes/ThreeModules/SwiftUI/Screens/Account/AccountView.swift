import Account
import PortolanSwiftUI

/// The account of who is signed in.
struct AccountView: View {
  let model: AccountModel

  var body: some View {
    RowsView("Account") {
      Text(model.user)
      ForEach(model.orders, id: \.self) { order in
        Button("Order \(order.number)") { model.choose(order) }
      }
      Button("Sign Out") { model.signOut() }
    }
  }
}
