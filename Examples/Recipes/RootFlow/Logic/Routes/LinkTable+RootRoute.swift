import Portolan

extension LinkTable<RootRoute> {
  /// The links of the app, for `rootflow://…` and `https://rootflow.example/…`.
  @MainActor static let rootFlow = LinkTable(schemes: ["rootflow"], hosts: ["rootflow.example"]) {
    LinkPattern<RootRoute>("confirm/{token}") { (link) throws(LinkProblem) in
      .confirmMail(token: try link.string("token"))
    }
    LinkPattern<RootRoute>("reset") { _ in .resetPassword }
    LinkPattern<RootRoute>("items/{id}") { (link) throws(LinkProblem) in
      .item(id: try link.int("id"))
    }
  }
}
