import Portolan
import TestSupport
import Testing

extension Scenario {
  /// A screen asks for something on itself, wherever the person is meanwhile.
  static let onto = [
    Scenario("pushed from the screen in front it comes to the front") { stage in
      await stage.start(with: .product(id: 3))
      let request = try stage.context(.product(id: 3)).push(.reviews(of: 3))
      await stage.expect("main[*(products › product(3) › reviews(3)) | account…]")
      #expect(request.ending == "arrived")
    },
    Scenario("pushed after a load it stands in its own tab, and the person stays in the other") {
      stage in
      await stage.start(with: .product(id: 3), signedIn: true)
      let context = try stage.context(.product(id: 3))
      try stage.tapTab(.account)
      await stage.settle()
      let request = context.push(.reviews(of: 3))
      await stage.expect("main[(products › product(3) › reviews(3)) | *(account)]")
      #expect(try request.outcome?.get().isCovered == true)
      try stage.tapTab(.products)
      await stage.expect("main[*(products › product(3) › reviews(3)) | (account)]")
      try stage.tapBack()
      await stage.expect("main[*(products › product(3)) | (account)]")
    },
    Scenario("beneath another screen of its stack a person finds it going back") { stage in
      await stage.start(with: .product(id: 3))
      let context = try stage.context(.product(id: 3))
      stage.navigator.push(.order(id: 9))
      await stage.settle()
      let covering = stage.frontStack.last
      context.push(.reviews(of: 3))
      await stage.expect("main[*(products › product(3) › reviews(3) › order(9)) | account…]")
      #expect(stage.frontStack.last == covering)
      try stage.tapBack()
      await stage.expect("main[*(products › product(3) › reviews(3)) | account…]")
      try stage.tapBack()
      await stage.expect("main[*(products › product(3)) | account…]")
    },
    Scenario("beneath a sheet it changes unseen, and stands there when the sheet goes") { stage in
      await stage.start(with: .product(id: 3))
      let context = try stage.context(.product(id: 3))
      stage.navigator.show(.bag)
      await stage.settle()
      context.push(.reviews(of: 3))
      await stage.expect(
        "main[*(products › product(3) › reviews(3)) | account…] ⇧ sheet (bag)")
      stage.navigator.dismiss()
      await stage.expect("main[*(products › product(3) › reviews(3)) | account…]")
    },
    Scenario("presented over the screen in front, and not over one that a sheet covers") { stage in
      await stage.start(with: .product(id: 3))
      let context = try stage.context(.product(id: 3))
      context.present(.order(id: 9), .fullScreen)
      await stage.expect("main[*(products › product(3)) | account…] ⇧ fullScreen (order(9))")
      #expect(await stage.ending(of: context.present(.reviews(of: 3))) == "NAV128")
      stage.navigator.close(.order(id: 9))
      await stage.expect("main[*(products › product(3)) | account…]")
    },
    Scenario("a screen in another tab is closed by its route, and nothing moves in front") {
      stage in
      await stage.start(with: .reviews(of: 3), signedIn: true)
      try stage.tapTab(.account)
      await stage.settle()
      stage.navigator.close(.product(id: 3))
      await stage.expect("main[(products) | *(account)]")
    },
  ]
}

extension ScenarioStage {
  /// What a screen of the shop knows of its place.
  func context(_ route: Shop) throws -> ScreenContext<Shop> {
    try #require(
      navigator.tree.node(of: route).flatMap { ScreenContext(node: $0, in: app.scene) })
  }
}
