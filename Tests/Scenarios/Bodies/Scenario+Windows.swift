import Portolan
import TestSupport
import Testing

extension Scenario {
  /// Windows that close and open again, two of one navigator, and an app that is started again.
  static let windows = [
    Scenario("a window that is closed and opened again shows what was there, and follows") {
      stage in
      await stage.start()
      stage.navigator.show(.checkout)
      await stage.settle()
      stage.closeWindow()
      let between = stage.navigator.show(.product(id: 1))
      #expect(await stage.ending(of: between) == "arrived", "in the tree alone")
      #expect(stage.shown == "")
      stage.navigator.show(.checkout)
      stage.openWindow()
      await stage.expect("main[*(products › product(1)) | account…] ⇧ sheet (bag › checkout)")
      #expect(await stage.ending(of: stage.navigator.dismiss()) == "arrived")
      await stage.expect("main[*(products › product(1)) | account…]")
      try stage.tapBack()
      await stage.expect("main[*(products) | account…]")
    },
    Scenario("a second window of one navigator is said, shows it, and gives it back") { stage in
      await stage.start(with: .bag)
      stage.openWindow()
      await stage.settle()
      #expect(stage.app.takeCodes() == stage.codesOfTwoRoots)
      await stage.expect("main[*(products) | account…] ⇧ sheet (bag)")
      #expect(Set(stage.shownBehind).isSubset(of: [""]), "it does not show what does not follow")
      stage.navigator.show(.checkout)
      await stage.expect("main[*(products) | account…] ⇧ sheet (bag › checkout)")
      stage.closeWindow()
      await stage.expect("main[*(products) | account…] ⇧ sheet (bag › checkout)")
      stage.navigator.dismiss()
      await stage.expect("main[*(products) | account…]")
    },
    Scenario("of two roots that come in one turn the last shows the navigator") { stage in
      await stage.start(with: .bag)
      stage.openWindow()
      stage.openWindow()
      await stage.settle()
      #expect(Set(stage.app.takeCodes()) == Set(stage.codesOfTwoRoots))
      await stage.expect("main[*(products) | account…] ⇧ sheet (bag)")
      #expect(Set(stage.shownBehind).isSubset(of: [""]))
      stage.navigator.dismiss()
      await stage.expect("main[*(products) | account…]")
      stage.closeWindow()
      await stage.expect("main[*(products) | account…]")
      stage.navigator.show(.product(id: 1))
      stage.closeWindow()
      await stage.expect("main[*(products › product(1)) | account…]")
    },
    Scenario("a root inside a plain app comes and goes with all that was shown") { stage in
      await stage.start(with: .product(id: 2))
      for route in [Shop.product(id: 2), .product(id: 1)] {
        stage.takeRootAway()
        await stage.settle()
        #expect(stage.shown == "")
        #expect(await stage.ending(of: stage.navigator.show(route)) == "arrived")
        stage.putRootBack()
        await stage.expect("main[*(products › \(screenName(of: route))) | account…]")
      }
      try stage.tapBack()
      await stage.expect("main[*(products) | account…]")
    },
    Scenario("what was shown comes back when the app is started again") { stage in
      await stage.start(with: .product(id: 1))
      stage.navigator.show(.checkout)
      await stage.settle()
      let (saved, old) = (try stage.saved(), stage.app)
      try stage.relaunch()
      #expect(stage.app !== old && stage.shown == "")
      stage.app.scene.restore(saved)
      stage.launch(opening: [])
      await stage.expect("main[*(products › product(1)) | account…] ⇧ sheet (bag › checkout)")
      try stage.tapBack()
      await stage.expect("main[*(products › product(1)) | account…] ⇧ sheet (bag)")
    },
    Scenario("a sheet that is asked for before the first frame comes over it") { stage in
      await stage.start(with: .checkout)
      await stage.expect("main[*(products) | account…] ⇧ sheet (bag › checkout)")
      stage.navigator.dismiss()
      await stage.expect("main[*(products) | account…]")
    },
  ]
}
