import TestSupport

@testable import Portolan
@testable import PortolanFixtures

extension DiagnosticTable {
  /// What cannot be done with what is shown.
  static let moves: [DiagnosticRow] = [
    row("NAV010", .nothingToPresentOver(route: product.label)),
    row("NAV011", .notInStack(route: product.label)),
    row("NAV012", .nothingToGoBackTo),
    row("NAV013", .nothingToDismiss),
    row("NAV014", .nothingKept),
    row("NAV015", .gone),
    row("NAV080", .notDismissable),
    row("NAV081", .emptyCourse),
    row("NAV100", .inTransaction(error: .notOpen(route: product.label), step: 2)),
    row("NAV101", .transactionIsOver),
    row("NAV102", .notOpen(route: product.label)),
    row("NAV103", .noVisibleStack),
    row("NAV127", .linkInTransaction),
    row("NAV128", .notVisible(route: product.label)),
  ]
}
