import TestSupport

@testable import Portolan
@testable import PortolanFixtures

extension DiagnosticTable {
  /// What guards, and screens that are asked, said or did.
  static let guards: [DiagnosticRow] = [
    row("NAV030", .refused(by: RouteLabel(type: "Shop", text: "members"), reason: "members only")),
    row("NAV031", .redirectLoop(routes: [product.label, signIn, product.label])),
    row("NAV120", .guardedGround(of: signIn, by: RouteLabel(type: "Shop", text: "signedIn"))),
    row("NAV032", .guardTimedOut(guard: RouteLabel(type: "Shop", text: "signedIn"))),
    row(
      "NAV033", .guardFailed(guard: RouteLabel(type: "Shop", text: "signedIn"), error: "URLError")),
    row("NAV034", .reentrant),
    row("NAV035", .stays(screen: product.label)),
    row("NAV121", .tooManyCommits(300)),
    row("NAV122", .keptWhileSilent(RouteLabel(type: "Shop", text: "signedIn"), "wait")),
    row("NAV062", .revalidatedInGuard),
    row("NAV153", .standsOnDetour(signIn, RouteLabel(type: "Shop", text: "signedIn"))),
  ]

  /// How requests end that were neither wrong nor refused.
  static let ends: [DiagnosticRow] = [
    row("NAV040", .superseded(by: RequestStamp(number: 7, map: "ShopMap"))),
    row("NAV041", .cancelled),
    row("NAV042", .expired),
    row("NAV043", .sceneGone),
    row("NAV044", .screenDisagreed),
    row("NAV045", .stillMoving),
    row("NAV088", .unanswered(after: .seconds(5))),
  ]

  /// What screens do beside being shown.
  static let screens: [DiagnosticRow] = [
    row("NAV060", .wrongQuestion(product.label, CallSite())),
    row("NAV061", .leak(of: product.label, "ProductModel")),
    row("NAV085", .wrongAnswer(product.label, "String", CallSite())),
    row("NAV086", .wrongType(product.label, "Photo", expected: "Preview")),
    row("NAV087", .taskFailed(product.label, "URLError")),
    row("NAV141", .exitUnanswered(product.label)),
    row("NAV142", .exitNotShown(product.label)),
    row("NAV143", .exitWorkFailed(product.label, "URLError")),
    row("NAV130", .lostModel("Shop.Draft", product.label)),
  ]
}
