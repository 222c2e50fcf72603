import Portolan
import TestSupport
import Testing

@testable import PortolanSwiftUI
@testable import PortolanWindows

@Suite("Each diagnostic of the host has its own code, sentence, reason, fix and page")
struct DiagnosticTests {
  private static let product = PageRoute.secretive
  private static let main = AnyRoute(PageRoute.main)

  private static let rows = [
    DiagnosticRow("NAV072", .noTransition(named: "flip")),
    DiagnosticRow("NAV073", .stackInStack(product)),
    DiagnosticRow("NAV078", .twoRoots("root view")),
    DiagnosticRow("NAV136", .listedUnderMore(main, count: 6)),
    DiagnosticRow("NAV137", .linkToNoRoute(Int.self)),
    DiagnosticRow("NAV138", .pointsAtNothing(product)),
    DiagnosticRow("NAV149", .noPresentation(named: "drawer")),
    DiagnosticRow("NAV156", .rootInStack()),
    DiagnosticRow("NAV155", .unlabelledTab(PageRoute.secretive, method: "tabLabel(for:)")),
  ]

  @Test(arguments: rows)
  func `in words, and the page says the same`(row: DiagnosticRow) {
    #expect(row.problems == [])
  }
}
