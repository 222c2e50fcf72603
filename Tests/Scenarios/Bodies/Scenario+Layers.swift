import Portolan
import TestSupport
import Testing

extension Scenario {
  /// Sheets and full screens, one over the other, closed by code and by hand.
  static let layers = [
    Scenario("a sheet over a sheet, closed one after the other") { stage in
      await stage.start()
      stage.navigator.show(.bag)
      stage.counter.show(.help)
      stage.navigator.show(.signIn)
      await stage.expect("main[*(products) | account…] ⇧ sheet (bag › help) ⇧ sheet (signIn)")
      stage.navigator.dismiss()
      await stage.expect("main[*(products) | account…] ⇧ sheet (bag › help)")
      stage.navigator.dismiss()
      await stage.expect("main[*(products) | account…]")
      #expect(await stage.ending(of: stage.navigator.dismiss()) == "NAV013")
    },
    Scenario("a full screen over a sheet closes itself, then all layers go") { stage in
      await stage.start()
      stage.navigator.show(.bag)
      stage.navigator.show(.note)
      await stage.expect("main[*(products) | account…] ⇧ sheet (bag) ⇧ fullScreen (note)")
      try stage.tap("Close")
      await stage.expect("main[*(products) | account…] ⇧ sheet (bag)")
      stage.navigator.show(.note)
      await stage.settle()
      stage.navigator.dismissAll()
      await stage.expect("main[*(products) | account…]")
    },
    Scenario("a sheet is dragged: cancelled, then finished") { stage in
      await stage.start()
      stage.navigator.show(.checkout)
      await stage.settle()
      try stage.beginSheetDrag()
      stage.cancelSheetDrag()
      await stage.expect("main[*(products) | account…] ⇧ sheet (bag › checkout)")
      try stage.beginSheetDrag()
      stage.finishSheetDrag()
      await stage.expect("main[*(products) | account…]")
    },
    Scenario("dragging the upper of two sheets leaves the lower") { stage in
      await stage.start()
      stage.navigator.show(.checkout)
      stage.navigator.show(.signIn)
      await stage.settle()
      try stage.beginSheetDrag()
      stage.finishSheetDrag()
      await stage.expect("main[*(products) | account…] ⇧ sheet (bag › checkout)")
      try stage.tapBack()
      await stage.expect("main[*(products) | account…] ⇧ sheet (bag)")
    },
    Scenario("a full screen cannot be dragged away") { stage in
      await stage.start()
      stage.navigator.show(.note)
      await stage.settle()
      #expect(throws: (any Error).self) { try stage.beginSheetDrag() }
      await stage.expect("main[*(products) | account…] ⇧ fullScreen (note)")
    },
    Scenario("what is asked for while a sheet is dragged comes after the drag") { stage in
      await stage.start()
      stage.navigator.show(.bag)
      await stage.settle()
      try stage.beginSheetDrag()
      let request = stage.navigator.show(.product(id: 2))
      await stage.breathe()
      stage.finishSheetDrag()
      await stage.expect("main[*(products › product(2)) | account…]")
      #expect(request.ending == "arrived")
    },
    Scenario("a screen beneath a sheet is asked for: the sheet closes") { stage in
      await stage.start(with: .reviews(of: 3))
      stage.navigator.show(.checkout)
      await stage.settle()
      stage.navigator.show(.product(id: 3))
      await stage.expect("main[*(products › product(3)) | account…]")
    },
  ]
}
