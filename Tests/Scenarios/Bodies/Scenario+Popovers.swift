import Portolan
import TestSupport
import Testing

extension Scenario {
  /// A popover at a view of the screen beneath, which is a sheet where there is no room.
  static let popovers = [
    Scenario("a popover stands at its view, and a tap beside closes it") { stage in
      await stage.showPopover()
      try stage.tapBesidePopover()
      await stage.expect("main[*(products) | account…]")
      #expect(await stage.ending(of: stage.navigator.dismiss()) == "NAV013")
    },
    Scenario("code closes a popover, and opens another at once") { stage in
      await stage.showPopover()
      stage.navigator.dismiss()
      stage.navigator.show(.bag, placed: .presented(.popover(from: ScreenButton.source)))
      await stage.expect("main[*(products) | account…] ⇧ popover (bag)")
      try stage.tap("Close")
      await stage.expect("main[*(products) | account…]")
    },
    Scenario("what is typed in a popover stays when the window becomes narrow and wide again") {
      stage in
      await stage.showPopover()
      try stage.type("Ada")
      stage.resize(isWide: false)
      await stage.settle()
      #expect(stage.shownWithSheets == "main[*(products) | account…] ⇧ sheet (note)")
      #expect(try stage.typed() == "Ada")
      stage.resize(isWide: true)
      await stage.expect("main[*(products) | account…] ⇧ popover (note)")
      #expect(try stage.typed() == "Ada")
    },
    Scenario("a popover that has become a sheet is dragged: cancelled, then finished") { stage in
      await stage.showPopover()
      stage.resize(isWide: false)
      await stage.settle()
      #expect(throws: (any Error).self) { try stage.tapBesidePopover() }
      try stage.beginSheetDrag()
      stage.cancelSheetDrag()
      await stage.settle()
      #expect(stage.shownWithSheets == "main[*(products) | account…] ⇧ sheet (note)")
      try stage.beginSheetDrag()
      stage.finishSheetDrag()
      await stage.expect("main[*(products) | account…]")
    },
    Scenario("the window becomes narrow while a popover comes") { stage in
      await stage.start()
      stage.resize(isWide: true)
      await stage.settle()
      let request = stage.navigator.show(.note, placed: stage.popover)
      stage.expectMotion()
      stage.resize(isWide: false)
      await stage.settle()
      #expect(request.ending == "arrived")
      #expect(stage.shownWithSheets == "main[*(products) | account…] ⇧ sheet (note)")
      stage.navigator.show(.product(id: 2))
      await stage.expect("main[*(products › product(2)) | account…]")
    },
    Scenario("a sheet comes over a popover, and a screen beneath takes both away") { stage in
      await stage.showPopover()
      stage.navigator.show(.signIn)
      await stage.expect("main[*(products) | account…] ⇧ popover (note) ⇧ sheet (signIn)")
      try stage.tap("Cancel")
      await stage.expect("main[*(products) | account…] ⇧ popover (note)")
      stage.navigator.show(.signIn)
      await stage.settle()
      stage.navigator.show(.product(id: 3))
      await stage.expect("main[*(products › product(3)) | account…]")
    },
    Scenario("a popover that asks before it leaves is asked by a tap beside it") { stage in
      await stage.showPopover()
      let asked = try stage.hold(.stay, at: .note)
      #expect(throws: (any Error).self) { try stage.tapBesidePopover() }
      await stage.expect("main[*(products) | account…] ⇧ popover (note)")
      asked.verdict = .leave
      #expect(throws: (any Error).self) { try stage.tapBesidePopover() }
      await stage.expect("main[*(products) | account…]")
    },
  ]
}

extension ScenarioStage {
  fileprivate var popover: Placement<Shop> { .presented(.popover(from: ScreenButton.source)) }

  /// Shows the note in a popover, in a wide window.
  fileprivate func showPopover() async {
    await start(signedIn: true)
    resize(isWide: true)
    await settle()
    navigator.show(.note, placed: popover)
    await expect("main[*(products) | account…] ⇧ popover (note)")
  }

  /// The core has no sizes: where there is no room, a popover of its own is a sheet.
  fileprivate var shownWithSheets: String { shown.replacing(" popover (", with: " sheet (") }
}
