import PortolanSwiftUI

/// One product; it does not know how it is shown, nor where the user goes next.
///
/// A coupon comes as a new value of the same view.
struct ProductView: View {
  let id: String
  let coupon: String?

  var body: some View {
    ColumnView("Product \(id)") {
      Text(coupon.map { "With the coupon \($0)" } ?? "")
    }
  }
}
