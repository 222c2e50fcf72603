import Portolan
import TestSupport
import Testing

extension Scenario {
  /// Screens and layers that come and go as a map says: path, gestures and endings stay the same.
  static let transitions = looks.flatMap { name, transition in
    [
      Scenario("a pushed screen, \(name): back by code, by the button, by a finger") { stage in
        await stage.start()
        await stage.move(by: transition)
        let pushed = "main[*(products › product(1)) | account…]"
        let request = stage.navigator.show(.product(id: 1))
        await stage.expect(pushed)
        #expect(await stage.ending(of: request) == "arrived")
        stage.navigator.back()
        await stage.expect(beneath)
        stage.navigator.show(.product(id: 1))
        await stage.expect(pushed)
        try stage.beginSwipeBack()
        stage.cancelSwipeBack()
        await stage.expect(pushed)
        try stage.beginSwipeBack()
        stage.finishSwipeBack()
        await stage.expect(beneath)
        stage.navigator.show(.product(id: 1))
        await stage.expect(pushed)
        try stage.tapBack()
        await stage.expect(beneath)
      },
      Scenario("a card, \(name): closed by code and by a finger") { stage in
        await stage.start()
        await stage.move(by: transition)
        let card = beneath + " ⇧ sheet (note)"
        let request = stage.navigator.show(.note)
        await stage.expect(card)
        #expect(await stage.ending(of: request) == "arrived")
        stage.navigator.dismiss()
        await stage.expect(beneath)
        stage.navigator.show(.note)
        await stage.settle()
        try stage.beginSheetDrag()
        stage.cancelSheetDrag()
        await stage.expect(card)
        try stage.beginSheetDrag()
        stage.finishSheetDrag()
        await stage.expect(beneath)
      },
      Scenario("what is asked for while it comes, \(name), is what is seen") { stage in
        await stage.start()
        await stage.move(by: transition)
        stage.navigator.show(.product(id: 1))
        stage.turn()
        stage.navigator.show(.product(id: 2))
        stage.turn()
        stage.navigator.show(.note)
        await stage.expect("main[*(products › product(2)) | account…] ⇧ sheet (note)")
        stage.navigator.show(.lock)
        await stage.expect("lock")
      },
    ]
  }

  private static let beneath = "main[*(products) | account…]"

  /// A zoom has no source here, which is reported where there is a framework.
  private static let looks: [(String, ScreenTransition)] = [
    ("cut", .cut), ("dissolving", .crossDissolve()), ("sliding", .slide(from: .leading)),
  ]
}

extension ScenarioStage {
  /// From now on products and the note, a card, move so.
  fileprivate func move(by transition: ScreenTransition) async {
    app.scene.adopt(MovingMap(transition, .sheet))
    await expect("main[*(products) | account…]")
  }
}
