import Portolan
import TestSupport
import Testing

@testable import PortolanUIKit
@testable import PortolanWindows

@Suite("Each diagnostic of the host has its own code, sentence, reason, fix and page")
struct DiagnosticTests {
  private static let product = PageRoute.secretive
  private static let main = AnyRoute(PageRoute.main)

  private static let rows = [
    DiagnosticRow("NAV071", .wrongContainer(main, wanted: "UITabBarController")),
    DiagnosticRow("NAV072", .noAnimation(named: "flip")),
    DiagnosticRow("NAV073", .stackInStack(product)),
    DiagnosticRow("NAV078", .twoRoots("root controller")),
    DiagnosticRow("NAV136", .listedUnderMore(main, count: 6)),
    DiagnosticRow("NAV077", .inUse(product.label.text)),
    DiagnosticRow("NAV138", .pointsAtNothing(product)),
    DiagnosticRow("NAV149", .noPresentation(named: "drawer")),
    DiagnosticRow("NAV150", .delegateTaken(product)),
    DiagnosticRow("NAV151", .membersExchanged(product)),
    DiagnosticRow("NAV155", .unlabelledTab(product, method: "tabItem(for:)")),
  ]

  @Test(arguments: rows)
  func `in words, and the page says the same`(row: DiagnosticRow) {
    #expect(row.problems == [])
  }
}
