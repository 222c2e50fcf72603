import PortolanTesting
import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor
@Suite(
  "A transaction is one request, one plan and one commit, and asks only the final tree's guards")
struct TransactionRequestTests {
  @Test func `one request, one commit, one plan on screen`() async throws {
    let host = RecordingHost()
    let shopping = try await Shopping.showing(.search(""), .bag, host: host)
    let plans = host.plans.count
    let request = shopping.navigator.transaction {
      $0.dismissAll()
      $0.select(.products)
      $0.show(.product(id: 1))
    }
    #expect(await shopping.outcome(of: request) == .arrived(.product(id: 1)))
    #expect(shopping.picture == #"main[*(products › product(1)) | (search("")) | account…]"#)
    #expect(host.plans.count == plans + 1)
    #expect(host.screen == ScreenModel(showing: shopping.navigator.tree))
    let asked = shopping.events.compactMap { event in
      if case .requested(let asked) = event, asked.request.number == request.number {
        asked.intent
      } else {
        nil
      }
    }
    #expect(asked == ["transaction [dismissAll, select products, show product]"])
  }

  @Test func `only the guards of what is there in the end are asked, each once`() async throws {
    let shopping = try await Shopping.showing(.main)
    shopping.keeper.isSignedIn = true
    let request = shopping.navigator.transaction {
      $0.show(.club)
      $0.back()
      $0.show(.account)
      $0.show(.checkout)
    }
    #expect(await shopping.outcome(of: request) == .arrived(.checkout))
    #expect(shopping.keeper.asked == [.signedIn, .bagNotEmpty], "and not the club's")
  }

  @Test func `nothing moves when a step does not apply, and the step is named`() async throws {
    let shopping = try await Shopping.showing(.product(id: 1))
    let before = shopping.navigator.tree
    let first = #line + 2
    let request = shopping.navigator.transaction {
      $0.show(.bag)
      $0.dismissAll()
      $0.dismissAll()
    }
    let error = NavigationError.inTransaction(error: .nothingToDismiss, step: 3)
    #expect(Outcome(request) == .failed(error))
    #expect(shopping.navigator.tree == before)
    await eventually { !shopping.failures.isEmpty }
    #expect(shopping.failures.map(\.error) == [error])
    #expect(shopping.failures.first?.site.line == first + 2, "the step's own line")
    let text = error.diagnostic.description
    #expect(text.hasPrefix("NAV100 Step 3 of the transaction does not apply: NAV013 No layer"))
  }

  @Test func `a refusal is the request's, and its call site the transaction's`() async throws {
    let shopping = try await Shopping.showing(.product(id: 1))
    shopping.keeper.club = { .deny("full") }
    let before = shopping.navigator.tree
    let line = #line + 1
    let request = shopping.navigator.transaction {
      $0.popToRoot()
      $0.show(.club)
    }
    let club = RouteLabel(type: Shop.savedName, text: "club")
    #expect(
      await shopping.outcome(of: request) == .failed(.refused(by: club, reason: "full")))
    #expect(shopping.navigator.tree == before)
    await eventually { !shopping.failures.isEmpty }
    #expect(shopping.failures.first?.site.line == line)
  }

  @Test func `without verbs nothing moves and it arrives in front`() async throws {
    let shopping = try await Shopping.showing(.product(id: 1), .bag)
    let before = shopping.navigator.tree
    let request = shopping.navigator.transaction { _ in }
    #expect(await shopping.outcome(of: request) == .arrived(.bag))
    #expect(shopping.navigator.tree == before)
    let nested = shopping.navigator.transaction { $0.transaction { _ in } }
    #expect(await shopping.outcome(of: nested) == .arrived(.bag))
  }

  @Test func `a transaction within it is a part of it`() async throws {
    let shopping = try await Shopping.showing(.main)
    let request = shopping.navigator.transaction {
      $0.show(.product(id: 1))
      $0.transaction {
        $0.push(.help)
        $0.dismiss()
      }
    }
    #expect(Outcome(request) == .failed(.inTransaction(error: .nothingToDismiss, step: 3)))
  }

  @Test func `it sets paths too`() async throws {
    let shopping = try await Shopping.showing(.search(""))
    shopping.navigator.transaction {
      $0.set([.product(id: 1), .product(id: 2)], of: .products, as: .pop)
      $0.push(.help)
    }
    #expect(
      shopping.picture
        == #"main[*(products › product(1) › product(2) › help) | (search("")) | account…]"#)
    let stack = shopping.navigator.stack(.products)
    #expect(stack.path == [.product(id: 1), .product(id: 2), .help])
  }

  @Test func `verbs of several features`() async throws {
    let scene = try SceneNavigator(
      NavigationFeature(FrontMap()), NavigationFeature(ManualMap(), guards: ManualKeeper()),
      clock: TestClock())
    let request = scene.of(Front.self).transaction {
      $0.show(.article)
      $0.of(Manual.self).show(.topic(1))
      $0.show(.about)
    }
    try await request.arrival()
    #expect(
      scene.tree.picture
        == "main[(news › article) | *(topics › topic(1)) | cover…] ⇧ sheet (about)")
  }

  @Test func `two at once are one, unless a step counts`() async throws {
    let shopping = Shopping(host: LateHost())
    let show = { shopping.navigator.transaction { $0.show(.product(id: 1)) } }
    #expect(show() === show())
    let back = { shopping.navigator.transaction { $0.back() } }
    #expect(back() !== back())
  }

  @Test func `kept beyond its closure it does nothing but say so`() async throws {
    let shopping = try await Shopping.showing(.main)
    var kept: NavigationTransaction<Shop>?
    shopping.navigator.transaction { kept = $0 }
    let before = shopping.navigator.tree
    let request = try #require(kept?.show(.bag))
    #expect(await shopping.outcome(of: request) == .failed(.transactionIsOver))
    #expect(shopping.navigator.tree == before)
  }

  @Test func `what the closure asks of the navigator itself comes before it`() async throws {
    let shopping = try await Shopping.showing(.main)
    shopping.navigator.transaction {
      $0.push(.help)
      shopping.navigator.show(.product(id: 1))
    }
    #expect(shopping.picture.contains("(products › product(1) › help)"))
  }

  @Test func `replacing what waits`() async throws {
    let shopping = try await Shopping.showing(.main)
    let gate = Gate()
    shopping.keeper.club = {
      await gate.wait()
      return .allow
    }
    let waiting = shopping.navigator.show(.club)
    let request = shopping.navigator.transaction(options: .replacing) { $0.show(.bag) }
    #expect(await shopping.outcome(of: waiting) == .superseded(by: request))
    #expect(await shopping.outcome(of: request) == .arrived(.bag))
    gate.open()
  }
}
