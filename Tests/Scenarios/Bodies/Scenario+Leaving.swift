import Portolan
import TestSupport
import Testing

extension Scenario {
  /// Screens that want to be asked before they go.
  static let leaving = [
    Scenario("a screen that stays holds back whatever would take it away") { stage in
      await stage.start(with: .product(id: 7))
      let asked = try stage.hold(.stay)
      let before = stage.navigator.tree
      let link = "shop://products/2"
      for ask in [{ stage.navigator.back() }, { stage.navigator.show(.login) }] {
        #expect(await stage.ending(of: ask()) == "NAV035")
      }
      // One answer is for both.
      try stage.open(link)
      try stage.tapTab(.products)
      await stage.expect("main[*(products › product(7)) | account…]")
      #expect(stage.navigator.tree == before)
      #expect(asked.count == 3)
    },
    Scenario("a screen in another tab is not asked, and one that may go goes") { stage in
      await stage.start(with: .product(id: 7), signedIn: true)
      let asked = try stage.hold(.stay)
      try stage.tapTab(.account)
      await stage.expect("main[(products › product(7)) | *(account)]")
      #expect(asked.count == 0)
      asked.verdict = .leave
      try stage.open("shop://products/2")
      await stage.expect("main[*(products › product(2)) | (account)]")
      #expect(asked.count == 1)
    },
    Scenario("a swipe does not begin while a screen wants to be asked") { stage in
      await stage.start(with: .product(id: 7))
      let asked = try stage.hold(.stay)
      #expect(throws: (any Error).self) { try stage.beginSwipeBack() }
      await stage.expect("main[*(products › product(7)) | account…]")
      asked.takeBack()
      await stage.settle()
      try stage.beginSwipeBack()
      stage.finishSwipeBack()
      await stage.expect("main[*(products) | account…]")
    },
    Scenario("a drag does not begin while a screen in the sheet wants to be asked") { stage in
      await stage.start()
      stage.navigator.show(.checkout)
      await stage.settle()
      let asked = try stage.hold(.stay)
      #expect(throws: (any Error).self) { try stage.beginSheetDrag() }
      await stage.expect("main[*(products) | account…] ⇧ sheet (bag › checkout)")
      asked.takeBack()
      await stage.settle()
      try stage.beginSheetDrag()
      stage.finishSheetDrag()
      await stage.expect("main[*(products) | account…]")
    },
    Scenario("what a finger takes away while something else is asked for stays away") { stage in
      await stage.start(with: .reviews(of: 3))
      try stage.beginSwipeBack()
      let request = stage.navigator.show(.bag)
      await stage.breathe()
      stage.finishSwipeBack()
      await stage.expect("main[*(products › product(3)) | account…] ⇧ sheet (bag)")
      #expect(request.ending == "arrived")
    },
    Scenario("a sheet that is dragged away while another is asked for stays away") { stage in
      await stage.start()
      stage.navigator.show(.bag)
      await stage.settle()
      try stage.beginSheetDrag()
      let request = stage.navigator.show(.signIn)
      await stage.breathe()
      stage.finishSheetDrag()
      await stage.expect("main[*(products) | account…] ⇧ sheet (signIn)")
      #expect(request.ending == "arrived")
    },
  ]
}

/// What the screen in front says when it is asked, and how often it was.
@MainActor final class Asked {
  var verdict: ExitVerdict
  private(set) var count = 0
  private let context: ScreenContext<Shop>

  init(_ verdict: ExitVerdict, _ context: ScreenContext<Shop>) {
    self.verdict = verdict
    self.context = context
    context.askBeforeLeaving { [weak self] in self?.answer() ?? .leave }
  }

  private func answer() -> ExitVerdict {
    count += 1
    return verdict
  }

  func takeBack() { context.askBeforeLeaving(nil) }
}

extension ScenarioStage {
  /// Lets the screen of a route ask before it goes, by default the one in front.
  func hold(_ verdict: ExitVerdict, at route: Shop? = nil) throws -> Asked {
    let tree = navigator.tree
    let node = try #require(route.map { tree.node(of: $0) } ?? tree.visiblePath.last)
    return Asked(verdict, try #require(ScreenContext(node: node, in: app.scene)))
  }
}
