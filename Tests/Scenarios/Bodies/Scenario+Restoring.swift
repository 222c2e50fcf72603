import Portolan
import TestSupport
import Testing

extension Scenario {
  /// A scene is saved, goes, and comes back with new screens.
  static let restoring = [
    Scenario("what was shown comes back in place of the splash, with new screens") { stage in
      await stage.start(with: .product(id: 1), signedIn: true)
      stage.navigator.show(.order(id: 2))
      stage.navigator.show(.checkout)
      await stage.settle()
      try stage.type("milk")
      let saved = try stage.saved()
      stage.navigator.show(.splash)
      await stage.expect("splash")
      let request = stage.app.scene.restore(saved)
      #expect(await stage.ending(of: request) == "arrived")
      await stage.settle()
      #expect(try stage.typed() == "", "the screen is another")
      try stage.tapBack()
      await stage.settle()
      stage.navigator.dismiss()
      await stage.settle()
      // Only now has each tab been seen: before, SwiftUI has no views for the other one.
      try stage.tapTab(.products)
      await stage.expect("main[*(products › product(1)) | (account › order(2))]")
    },
    Scenario("what may no longer be shown does not come back") { stage in
      await stage.start(with: .product(id: 1), signedIn: true)
      stage.navigator.show(.order(id: 2))
      await stage.settle()
      let saved = try stage.saved()
      stage.session.isSignedIn = false
      stage.navigator.show(.splash)
      await stage.settle()
      stage.app.scene.onEvent = nil
      #expect(await stage.ending(of: stage.app.scene.restore(saved)) == "arrived")
      await stage.expect("main[*(products › product(1)) | account…]")
    },
    Scenario("a part that was kept comes back when it is given back") { stage in
      await stage.start(with: .product(id: 1))
      stage.navigator.show(.bag)
      stage.navigator.show(.lock, options: .keepingReplacedPart)
      await stage.settle()
      let saved = try stage.saved()
      stage.navigator.show(.splash)
      await stage.settle()
      stage.app.scene.restore(saved)
      await stage.expect("lock")
      stage.navigator.showKept()
      await stage.expect("main[*(products › product(1)) | account…] ⇧ sheet (bag)")
      try stage.beginSheetDrag()
      stage.finishSheetDrag()
      await stage.expect("main[*(products › product(1)) | account…]")
    },
  ]
}

extension ScenarioStage {
  /// The scene as it is on disk.
  func saved() throws -> SavedScene {
    try SavedScene(reading: app.scene.save().data())
  }
}
