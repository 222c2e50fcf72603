import Portolan
import PortolanLinks

extension LinkTable<MailRoute> {
  /// The links of the app, for `mail://…`.
  @MainActor static let mail = LinkTable(schemes: ["mail"]) {
    LinkPattern("/messages/{id}", MailRoute.message) {
      if case .message(let id) = $0 { id } else { nil }
    }
    LinkPattern("/messages/{id}/attachment", MailRoute.attachment) {
      if case .attachment(let message) = $0 { message } else { nil }
    }
  }
}
