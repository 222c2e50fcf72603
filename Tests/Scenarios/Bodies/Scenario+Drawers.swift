import Portolan
import TestSupport
import Testing

extension Scenario {
  /// Layers in a presentation of the app's own, with others beneath and above.
  static let drawers = [
    Scenario("a drawer of the app's own: closed by code, and by its button") { stage in
      await stage.start()
      let request = stage.showDrawer(.note)
      await stage.expect(beneath + " ⇧ custom (note)")
      #expect(await stage.ending(of: request) == "arrived")
      #expect(await stage.ending(of: stage.navigator.dismiss()) == "arrived")
      await stage.expect(beneath)
      stage.showDrawer(.note)
      await stage.expect(beneath + " ⇧ custom (note)")
      try stage.putDrawerAway()
      await stage.expect(beneath)
    },
    Scenario("a stack in a drawer goes on and back") { stage in
      await stage.start()
      stage.showDrawer(.bag)
      stage.navigator.show(.checkout)
      await stage.expect(beneath + " ⇧ custom (bag › checkout)")
      try stage.tapBack()
      await stage.expect(beneath + " ⇧ custom (bag)")
    },
    Scenario("a drawer asks before it goes, by its button and by code") { stage in
      await stage.start()
      stage.showDrawer(.bag)
      await stage.settle()
      let asked = try stage.hold(.stay)
      try stage.putDrawerAway()
      await stage.expect(beneath + " ⇧ custom (bag)")
      #expect(await stage.ending(of: stage.navigator.dismiss()) == "NAV035")
      asked.verdict = .leave
      try stage.putDrawerAway()
      await stage.expect(beneath)
    },
    Scenario("a sheet over a drawer, closed alone and with it") { stage in
      await stage.start()
      stage.showDrawer(.note)
      let sheet = stage.navigator.show(.signIn, placed: .presented(.sheet))
      await stage.expect(beneath + " ⇧ custom (note) ⇧ sheet (signIn)")
      #expect(await stage.ending(of: sheet) == "arrived")
      try stage.beginSheetDrag()
      stage.finishSheetDrag()
      await stage.expect(beneath + " ⇧ custom (note)")
      stage.navigator.show(.signIn, placed: .presented(.sheet))
      await stage.settle()
      stage.navigator.dismissAll()
      await stage.expect(beneath)
    },
    Scenario("a drawer over a sheet, closed alone and with it") { stage in
      await stage.start()
      stage.navigator.show(.bag)
      stage.showDrawer(.note)
      await stage.expect(beneath + " ⇧ sheet (bag) ⇧ custom (note)")
      try stage.putDrawerAway()
      await stage.expect(beneath + " ⇧ sheet (bag)")
      stage.showDrawer(.note)
      stage.navigator.show(.checkout)
      await stage.expect(beneath + " ⇧ sheet (bag › checkout)")
      stage.showDrawer(.note)
      await stage.settle()
      stage.navigator.dismissAll()
      await stage.expect(beneath)
    },
    Scenario("an alert over a drawer answers, and the drawer stays") { stage in
      await stage.start()
      stage.showDrawer(.note)
      await stage.settle()
      let navigator = stage.counter
      let ending = Task { try await navigator.ask(Removal(item: "lamp")) }
      await stage.expect(beneath + " ⇧ custom (note) ⇧ alert (removal(lamp))")
      try stage.tap("Archive")
      await stage.expect(beneath + " ⇧ custom (note)")
      let end = try await ending.value
      #expect(end == .finished(.archive))
      try stage.putDrawerAway()
      await stage.expect(beneath)
    },
    Scenario("a drawer over a drawer") { stage in
      await stage.start()
      stage.showDrawer(.bag)
      stage.showDrawer(.note)
      await stage.expect(beneath + " ⇧ custom (bag) ⇧ custom (note)")
      stage.navigator.dismiss()
      await stage.expect(beneath + " ⇧ custom (bag)")
      stage.showDrawer(.note)
      await stage.settle()
      stage.navigator.show(.product(id: 1))
      await stage.expect("main[*(products › product(1)) | account…]")
    },
    Scenario("what is asked for while a drawer comes and goes is what is seen") { stage in
      await stage.start()
      stage.showDrawer(.note)
      await stage.expectMotion()
      stage.navigator.show(.product(id: 1))
      await stage.expect("main[*(products › product(1)) | account…]")
      stage.showDrawer(.note)
      await stage.settle()
      stage.navigator.dismiss()
      await stage.expectMotion()
      stage.showDrawer(.bag)
      await stage.expect("main[*(products › product(1)) | account…] ⇧ custom (bag)")
      stage.navigator.show(.lock)
      await stage.expect("lock")
    },
    Scenario("a drawer comes back with its window, and with the app") { stage in
      await stage.start()
      stage.showDrawer(.bag)
      stage.navigator.show(.checkout)
      await stage.settle()
      stage.closeWindow()
      stage.openWindow()
      await stage.expect(beneath + " ⇧ custom (bag › checkout)")
      let saved = try stage.saved()
      try stage.relaunch()
      stage.app.scene.restore(saved)
      stage.launch(opening: [])
      await stage.expect(beneath + " ⇧ custom (bag › checkout)")
      stage.navigator.dismiss()
      await stage.expect(beneath)
    },
    Scenario("a drawer goes into a second window, and comes back from it") { stage in
      await stage.start()
      stage.showDrawer(.bag)
      await stage.settle()
      stage.openWindow()
      await stage.settle()
      #expect(stage.app.takeCodes() == stage.codesOfTwoRoots)
      await stage.expect(beneath + " ⇧ custom (bag)")
      #expect(Set(stage.shownBehind).isSubset(of: [""]))
      stage.navigator.show(.checkout)
      await stage.expect(beneath + " ⇧ custom (bag › checkout)")
      stage.closeWindow()
      await stage.expect(beneath + " ⇧ custom (bag › checkout)")
      try stage.putDrawerAway()
      await stage.expect(beneath)
    },
  ]

  private static let beneath = "main[*(products) | account…]"
}

extension ScenarioStage {
  @discardableResult
  fileprivate func showDrawer(_ route: Shop) -> NavigationRequest {
    navigator.show(route, placed: .presented(.custom("drawer")))
  }
}
