import TestSupport

@testable import Portolan
@testable import PortolanFixtures

extension DiagnosticTable {
  private static let report = RestorationReport(
    restored: 0, leftOut: [.init(route: product.label, reason: .undecodable)])

  /// What was stored, and comes back.
  static let stored: [DiagnosticRow] = [
    row("NAV046", .unreadableRequests),
    row("NAV048", .leftOut(2, of: 3, .undecodable, CallSite())),
    row("NAV090", .tooLong(limit: 8_388_608)),
    row("NAV091", .foreign),
    row("NAV092", LogProblem.newer(version: 2)),
    row("NAV093", LogProblem.corrupt(place: "records.3.asked.verb")),
    row("NAV094", .noSample(product.label)),
    row("NAV105", .savedScene(.tooLong(limit: 1_048_576))),
    row("NAV106", .savedScene(.unreadable)),
    row("NAV107", .savedScene(.newer(format: 2))),
    row("NAV108", .savedScene(.nothingLeft(report))),
    row("NAV109", report.diagnostic),
    row("NAV110", .requestLeftOut("product", CallSite())),
  ]
}
