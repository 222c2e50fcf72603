import Portolan
import PortolanLinks

extension LinkTable<RootRoute> {
  /// The links of the app, for `rootflow://…` and `https://rootflow.example/…`.
  @MainActor static let rootFlow = LinkTable(schemes: ["rootflow"], hosts: ["rootflow.example"]) {
    LinkPattern("/confirm/{token}", RootRoute.confirmMail) {
      if case .confirmMail(let token) = $0 { token } else { nil }
    }
    LinkPattern("/reset", .resetPassword)
    LinkPattern("/items/{id}", RootRoute.item) { if case .item(let id) = $0 { id } else { nil } }
  }
}
