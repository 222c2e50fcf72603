import TestSupport

@testable import Portolan
@testable import PortolanFixtures

/// Each diagnostic of the core once, with values as an app might have them.
enum DiagnosticTable {
  static let rows = maps + moves + links + guards + ends + screens + stored + modules

  static let product = PageRoute.secretive
  static let main = AnyRoute(PageRoute.main)
  static let signIn = AnyRoute(PageRoute.signIn).label

  static func row(_ code: String, _ diagnostic: Diagnostic) -> DiagnosticRow {
    DiagnosticRow(code, diagnostic)
  }

  static func row(_ code: String, _ error: NavigationError) -> DiagnosticRow {
    DiagnosticRow(code, error.diagnostic)
  }

  static func row(_ code: String, _ problem: ArchiveProblem) -> DiagnosticRow {
    DiagnosticRow(code, problem.diagnostic)
  }
}
