import Portolan

extension LinkTable<BankRoute> {
  /// The links of the app, for `bank://…`.
  @MainActor static let bank = LinkTable(schemes: ["bank"], hosts: []) {
    LinkPattern<BankRoute>("accounts/{id}") { (link) throws(LinkProblem) in
      .account(id: try link.int("id"))
    }
    LinkPattern<BankRoute>("transfer") { _ in .transfer }
  }
}
