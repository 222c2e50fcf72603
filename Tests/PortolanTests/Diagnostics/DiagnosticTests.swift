import Testing

@testable import Portolan

@Suite("Each error has its own code, what, why and fix")
struct DiagnosticTests {
  private static let label = AnyRoute(Shop.product(id: 7)).label

  private static let errors: [NavigationError] = [
    .unknownRoute(label), .twoMaps(type: "Shop"), .cycle([label, label]), .noStack(for: label),
    .notAMember(label, of: label), .containerInStack(label), .nothingToPresentOver(label),
    .notInStack(label), .nothingToGoBackTo, .nothingToDismiss, .nothingKept, .gone,
    .notDismissable, .emptyCourse,
    .noVisibleStack, .notOpen(label), .inTransaction(.notOpen(label), step: 2),
    .malformedLink(.unreadable), .malformedLink(.tooLong(limit: 1)), .unknownLink(.scheme),
    .unknownLink(.host), .unknownLink(.path), .unknownLink(.value(name: "id")),
    .wrongPath(.unknown(element: "secnd", at: 2, nearest: "second")),
    .wrongPath(.value(name: "id", at: 2)), .wrongPath(.incomplete(missing: "{id}")),
    .wrongPath(.empty(at: 2)), .wrongPath(.unreadable(at: 2)), .wrongPath(.tooLong(limit: 1)),
    .wrongPath(.noTable(type: "Shop")), .wrongPath(.corrupt),
    .refused(by: label, reason: "no"), .redirectLoop([label]), .guardTimedOut(label),
    .guardFailed(label, error: "E"), .stays(label), .unreadableRequests,
    .savedScene(.tooLong(limit: 1)), .savedScene(.unreadable), .savedScene(.newer(format: 2)),
    .savedScene(
      .nothingLeft(
        RestorationReport(restored: 0, leftOut: [.init(route: label, reason: .undecodable)]))),
    .superseded, .cancelled,
    .expired, .reentrant,
    .sceneGone,
    .screenDisagreed, .stillMoving,
  ]

  @Test func `no code twice`() {
    #expect(Set(Self.errors.map(\.diagnostic.code)).count == Self.errors.count)
  }

  @Test(arguments: errors)
  func `in words`(error: NavigationError) {
    let diagnostic = error.diagnostic
    #expect(diagnostic.code.hasPrefix("NAV") && diagnostic.code.count == 6)
    for text in [diagnostic.what, diagnostic.why, diagnostic.fix] {
      #expect(text.hasSuffix("."))
      #expect(!text.contains("7"))
    }
  }

  @Test func `the call site stands at the end`() {
    var diagnostic = NavigationError.gone.diagnostic
    diagnostic.site = CallSite("Shop/Bag.swift", 31)
    #expect(diagnostic.description.hasSuffix("at Shop/Bag.swift:31"))
  }
}
