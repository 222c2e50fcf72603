import TestSupport

@testable import Portolan
@testable import PortolanFixtures

extension DiagnosticTable {
  /// Links, and paths as text.
  static let links: [DiagnosticRow] = [
    row("NAV016", .wrongPath(.unreadable(at: 2))),
    row("NAV017", .wrongPath(.tooLong(limit: 2048))),
    row("NAV018", .wrongPath(.noTable(type: "Shop"))),
    row("NAV020", .malformedLink(.unreadable)),
    row("NAV021", .malformedLink(.tooLong(limit: 2048))),
    row("NAV022", .unknownLink(.scheme, nearest: "shop")),
    row("NAV023", .unknownLink(.host, nearest: "shop.example")),
    row("NAV024", .unknownLink(.path, nearest: "reviews")),
    row("NAV025", .unknownLink(.value(name: "id"))),
    row("NAV026", .wrongPath(.unknown(element: "reveiws", at: 3, nearest: "reviews"))),
    row("NAV027", .wrongPath(.value(name: "id", at: 2))),
    row("NAV028", .wrongPath(.incomplete(missing: "{id}"))),
    row("NAV029", .wrongPath(.empty(at: 2))),
    row("NAV038", .unknownLink(.userInfo, nearest: "shop.example")),
    row("NAV039", .unknownLink(.port, nearest: "shop.example")),
    row("NAV047", .inboxIsFull(product.label, limit: 16)),
  ]
}
