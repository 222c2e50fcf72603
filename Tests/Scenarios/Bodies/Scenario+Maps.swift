import Portolan
import TestSupport
import Testing

extension Scenario {
  /// Another map is adopted while screens are open.
  static let maps = [
    Scenario("another map: what was pushed is a sheet, and stands in its stack again") { stage in
      await stage.start(with: .product(id: 1))
      let product = try #require(stage.navigator.tree.visiblePath.last)
      stage.app.scene.adopt(LooseMap())
      await stage.expect("(products) ⇧ sheet (product(1))")
      #expect(stage.navigator.tree.visiblePath.last == product)
      stage.app.scene.adopt(ShopMap())
      await stage.expect("main[*(products › product(1)) | account…]")
      #expect(stage.navigator.tree.visiblePath.last == product)
      try stage.tapBack()
      await stage.expect("main[*(products) | account…]")
    },
    Scenario("another map: a person closes what it placed elsewhere") { stage in
      await stage.start(with: .product(id: 1))
      stage.app.scene.adopt(LooseMap())
      await stage.settle()
      try stage.beginSheetDrag()
      stage.finishSheetDrag()
      await stage.expect("(products)")
      stage.navigator.show(.bag)
      await stage.expect("(products › bag)")
      stage.app.scene.adopt(ShopMap())
      await stage.expect("main[*(products) | account…] ⇧ sheet (bag)")
    },
    Scenario("another map: what has no room closes, and is built anew") { stage in
      await stage.start(with: .order(id: 1), signedIn: true)
      let order = try #require(stage.navigator.tree.visiblePath.last)
      stage.navigator.show(.product(id: 1))
      await stage.settle()
      stage.app.scene.adopt(LooseMap())
      await stage.expect("(products) ⇧ sheet (product(1))")
      stage.app.scene.adopt(ShopMap())
      await stage.expect("main[*(products › product(1)) | account…]")
      stage.navigator.show(.order(id: 1))
      await stage.expect("main[(products › product(1)) | *(account › order(1))]")
      #expect(stage.navigator.tree.visiblePath.last != order)
    },
    Scenario("another map: what has no room is asked, and stays with its map") { stage in
      await stage.start(with: .order(id: 1), signedIn: true)
      let asked = try stage.hold(.stay)
      stage.navigator.show(.product(id: 1))
      await stage.settle()
      let request = stage.app.scene.adopt(LooseMap())
      await stage.expect("main[*(products › product(1)) | (account › order(1))]")
      #expect(request.ending == "NAV035" && asked.count == 1)
      asked.verdict = .leave
      stage.app.scene.adopt(LooseMap())
      await stage.expect("(products) ⇧ sheet (product(1))")
    },
    Scenario("another map, while something moves and more is asked for") { stage in
      await stage.start(with: .product(id: 1))
      stage.navigator.show(.reviews(of: 1))
      stage.turn()
      stage.app.scene.adopt(LooseMap())
      stage.navigator.show(.product(id: 2))
      stage.app.scene.adopt(ShopMap())
      stage.navigator.show(.bag)
      await stage.expect("main[*(products › product(2)) | account…] ⇧ sheet (bag)")
    },
  ]
}
