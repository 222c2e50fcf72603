import PortolanSwiftUI
import Store

/// When a product comes, and what that costs.
struct DeliveryView: View {
  let product: Int

  var body: some View {
    Page("Delivery", named: "delivery(\(product))") {
      Text("In two days").font(.title)
      Text("Free of charge from 50 € on.")
      Text("Else 4 €.").font(.footnote).foregroundStyle(.secondary)
    }
  }
}
