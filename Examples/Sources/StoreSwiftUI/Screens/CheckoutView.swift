import PortolanSwiftUI
import Store

/// Address and confirmation.
struct CheckoutView: View {
  let model: CheckoutModel

  var body: some View {
    Page("Checkout", named: "checkout") {
      Text(model.count == 1 ? "1 piece" : "\(model.count) pieces")
      Text(model.address?.line ?? "No address yet")
      Button("Choose Address") { Task { await model.chooseAddress() } }
      if model.address != nil {
        Button("Place Order") { model.placeOrder() }
      }
    }
  }
}
