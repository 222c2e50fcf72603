import PortolanLog
import TestSupport

@testable import Portolan
@testable import PortolanFixtures

extension DiagnosticTable {
  private static let report = RestorationReport(
    restored: 0, leftOut: [.init(route: product.label, reason: .undecodable)])

  /// What was stored, and comes back.
  static let stored: [DiagnosticRow] = [
    row("NAV019", ArchiveProblem.corrupt(field: "body.outline.kinds")),
    row("NAV046", ArchiveProblem.unencodable),
    row("NAV094", NavigationReplay.Problem.noSample(product.label).diagnostic),
    row("NAV105", ArchiveProblem.tooLong(limit: 1_048_576)),
    row("NAV106", ArchiveProblem.foreign),
    row("NAV107", ArchiveProblem.newer(version: 2)),
    row("NAV108", .nothingRestored(report: report)),
    row("NAV109", report.diagnostic),
    row(
      "NAV110",
      .requestLeftOut(LostRoute(savedAs: "Shop", "product", because: .undecodable), CallSite())),
  ]
}
