import Portolan
import PortolanLinks

// README begin
extension LinkTable<Shop> {
  @MainActor static let shop = LinkTable(schemes: ["shop"]) {
    LinkPattern("/bag", .bag)
    LinkPattern("/account", .account)
    LinkPattern("/products/{id}", Shop.product) {
      if case .product(let id) = $0 { id } else { nil }
    }
  }
}
// README end
