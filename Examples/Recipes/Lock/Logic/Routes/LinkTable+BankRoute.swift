import Portolan
import PortolanLinks

extension LinkTable<BankRoute> {
  /// The links of the app, for `bank://…`.
  @MainActor static let bank = LinkTable(schemes: ["bank"]) {
    LinkPattern("/accounts/{id}", BankRoute.account) {
      if case .account(let id) = $0 { id } else { nil }
    }
    LinkPattern("/transfer", .transfer)
  }
}
