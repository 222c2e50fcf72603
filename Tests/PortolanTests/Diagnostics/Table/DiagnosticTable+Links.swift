import PortolanLinks
import TestSupport

@testable import Portolan
@testable import PortolanFixtures
@testable import PortolanInsight

extension DiagnosticTable {
  /// Links, and paths as text.
  static let links: [DiagnosticRow] = [
    row("NAV018", .noLinkTable(type: "Shop")),
    row("NAV020", .wrongLink(problem: .malformed(.percent, at: 7))),
    row("NAV021", .wrongLink(problem: .tooLong(limit: 65_536))),
    row("NAV022", .wrongLink(problem: .unknownScheme(nearest: "shop"))),
    row("NAV023", .wrongLink(problem: .unknownHost(nearest: "shop.example"))),
    row(
      "NAV024",
      .wrongLink(
        problem: .noPattern(
          LinkMiss(segments: 2, expected: [.word("reviews")], nearest: nil, meant: "reviews")))),
    row("NAV038", .wrongLink(problem: .userInfo)),
    row("NAV039", .wrongLink(problem: .port)),
    row("NAV131", .link(.host("shop example"))),
    row("NAV132", .wrongLink(problem: .ambiguous(pattern: "/{id}", other: "/{name}"))),
    row("NAV133", .notLookedUp(pattern: "/u/{name}", error: "URLError")),
    row("NAV134", .linkNotAllowed(route: product.label, from: .notification)),
    row("NAV047", .inboxIsFull(product.label, limit: 16)),
  ]
}
