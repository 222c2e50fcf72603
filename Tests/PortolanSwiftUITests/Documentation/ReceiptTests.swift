import Foundation
import HeadlessSwiftUI
import Portolan
import PortolanLinks
import PortolanSwiftUI
import TestSupport
import Testing

// README begin routes
struct Payment: ScreenQuestion {
  typealias Answer = String
  let order: Int
  var route: Till { .payment(self) }
}

enum Till: NavigationRoute {
  case orders, order(Int), payment(Payment, receipt: String? = nil)

  var identity: Till {  // one screen, with and without a receipt
    if case .payment(let payment, _) = self { .payment(payment) } else { self }
  }
}
// README end

struct TillMap: NavigationMap {
  func destination(for route: Till) -> RouteDestination<Till> {
    switch route {
    case .orders: return .screenInStack(.root)
    case .order: return .screen(.pushed(onto: .orders))
    // README begin place
    case .payment: return .screenInStack(.presented(.sheet)).holdingLinks
    // README end
    }
  }
}

extension LinkTable<Till> {
  static var till: Self {
    LinkTable(schemes: ["till"]) {
      // README begin link
      LinkPattern("/paid/{order}/{receipt}") { (order: Int, receipt: String) in
        Till.payment(Payment(order: order), receipt: receipt)
      } match: {
        if case .payment(let payment, let receipt?) = $0 { (payment.order, receipt) } else { nil }
      }
      // README end
      LinkPattern("/orders/{id}", Till.order) { if case .order(let id) = $0 { id } else { nil } }
    }
  }
}

// README begin tasks
struct TillTasks: ScreenTasks {
  func update(_ screen: ScreenContext<Till>) {
    if case .payment(let payment, let receipt?) = screen.route {
      screen.finish(payment, with: receipt)
    }
  }
}
// README end

@MainActor @Suite("A link answers an open question, as the documentation page on forms says")
struct ReceiptTests {
  private let navigator: Navigator<Till>
  private let screen: HeadlessScene

  init() {
    let clock = HeadlessClock()
    // README begin navigator
    let navigator = Navigator(TillMap(), links: .till, tasks: TillTasks(), clock: clock)
    // README end
    self.navigator = navigator
    screen = HeadlessScene(clock: clock) {
      SceneRootView(navigator) { route, _ in Text("\(route)") }
    }
    navigator.show(.orders)
  }

  private func open(_ path: String) async throws {
    screen.open(try #require(URL(string: "till://\(path)")))
    await screen.comeToRest()
    #expect(screen.faults == [])
  }

  private func ask(_ order: Int) async -> Task<Ending<String>, any Error> {
    await screen.comeToRest()
    let asked = Task { [navigator] in try await navigator.ask(Payment(order: order)) }
    await screen.comeToRest()
    return asked
  }

  @Test("of the screen that is open") func answers() async throws {
    let asked = await ask(7)
    #expect(navigator.tree.picture.hasPrefix("(orders) ⇧ sheet (payment"))
    try await open("paid/7/r1")
    #expect(try await asked.value == .finished("r1"))
    #expect(navigator.tree.picture == "(orders)")
  }

  @Test("another link waits for the answer") func waits() async throws {
    let asked = await ask(7)
    try await open("orders/3")
    #expect(navigator.scene.parked.count == 1)
    try await open("paid/7/r1")
    #expect(try await asked.value == .finished("r1"))
    await screen.comeToRest()
    #expect(navigator.tree.picture == "(orders › order(3))")
  }

  @Test("a receipt of another order answers nothing, and waits") func otherOrder() async throws {
    let asked = await ask(7)
    try await open("paid/8/r1")
    #expect(navigator.tree.picture.contains("order: 7") && navigator.scene.parked.count == 1)
    asked.cancel()
  }

  @Test("without a question its screen comes and goes") func unasked() async throws {
    var failures: [NavigationError] = []
    navigator.scene.onFailure = { error, _ in failures.append(error) }
    await screen.comeToRest()
    try await open("paid/7/r1")
    #expect(navigator.tree.picture == "(orders)" && failures == [])
  }
}
