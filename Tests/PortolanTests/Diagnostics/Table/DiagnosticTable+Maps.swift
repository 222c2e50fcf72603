import TestSupport

@testable import Portolan
@testable import PortolanFixtures
@testable import PortolanInsight

extension DiagnosticTable {
  /// What a map, or several, says wrong.
  static let maps: [DiagnosticRow] = [
    row("NAV001", .unknownRoute(route: product.label, nearest: "Store.Shop")),
    row("NAV002", .twoMaps(type: "Shop")),
    row("NAV003", .cycle(routes: [product.label, main.label, product.label])),
    row("NAV004", .noStack(for: product.label)),
    row("NAV005", .notAMember(route: product.label, of: main.label, nearest: "products")),
    row("NAV006", .containerInStack(route: main.label)),
    row("NAV007", .noSuchPlace(for: product.label, in: main.label)),
    row("NAV008", .tooDeep(route: product.label)),
    row("NAV070", .noAssembly(route: product.label)),
    row("NAV129", .notInThisMap(route: product.label)),
    row("NAV050", .noSamples(of: "Shop")),
    row("NAV051", .emptyTabs(main)),
    row("NAV052", .duplicateMember(main, product)),
    row("NAV053", .memberElsewhere(product, of: main)),
    row("NAV082", .unequalMembers(main)),
    row("NAV139", .dialogOfScreens(main)),
    row("NAV140", .noWords(product)),
    row("NAV123", .guardedRefuge(main)),
    row("NAV154", .closesOnAdopting(product, "ShopMenuMap")),
    row("NAV124", .otherSideOfCurtain(route: product.label)),
    row("NAV125", .guardedCurtain(route: main.label)),
    row("NAV126", .noPlaceForCurtain(route: main.label)),
  ]

  /// What only several modules together say wrong.
  static let modules: [DiagnosticRow] = [
    row("NAV113", .stranger(RouteLabel(type: "Help", text: "topic"), named: main, nearest: nil)),
    row("NAV114", .sameName("Shop")),
    row("NAV115", .sharedLink("/products/1")),
  ]
}
