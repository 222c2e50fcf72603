import TestSupport
import Testing

@testable import Portolan
@testable import PortolanFixtures

@Suite("Each diagnostic has its own code, sentence, reason, fix and page")
struct DiagnosticTests {
  @Test func `no code twice`() {
    let codes = DiagnosticTable.rows.map(\.code)
    #expect(codes.count > 70 && Set(codes).count == codes.count)
  }

  @Test(arguments: DiagnosticTable.rows)
  func `in words, and the page says the same`(row: DiagnosticRow) {
    #expect(row.problems == [])
  }

  @Test func `a row finds what is wrong`() {
    let good = NavigationError.nothingToDismiss.diagnostic
    #expect(DiagnosticRow("NAV012", good).problems.first == "NAV012 is NAV013")
    #expect(DiagnosticRow("NAV013", good).problems == [])
    let bad = [
      Diagnostic(.nothingToDismiss, "No layer", why: good.why, fix: good.fix),
      Diagnostic(.nothingToDismiss, good.what, why: "", fix: good.fix),
      Diagnostic(.nothingToDismiss, good.what, why: good.why, fix: "Use \(PageRoute.secret)."),
      Diagnostic(
        .nothingToDismiss, good.what, why: good.why, fix: good.fix, nearest: PageRoute.secret),
      Diagnostic(.gone, good.what, why: good.why, fix: good.fix),
    ]
    #expect(bad.map { DiagnosticRow($0.code, $0).problems.count } == [2, 2, 2, 1, 1])
  }

  @Test func `what is nearest and the call site stand at the end`() {
    var diagnostic = NavigationError.wrongLink(problem: .unknownHost(nearest: "bag")).diagnostic
    #expect(diagnostic.description.hasSuffix("fix: \(diagnostic.fix) nearest: bag"))
    diagnostic.site = CallSite("Shop/Bag.swift", 31)
    #expect(diagnostic.description.hasSuffix("nearest: bag at Shop/Bag.swift:31"))
  }
}
