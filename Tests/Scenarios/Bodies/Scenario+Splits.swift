import Portolan
import TestSupport
import Testing

extension Scenario {
  /// Splits: columns beside each other and on each other, in windows that change their size.
  static let splits = [
    Scenario("a phone shows one column, and Back leads to the one before") { stage in
      await stage.start()
      stage.rooms.show(.archive)
      await stage.expect("archive{*(shelves) > box…}")
      stage.rooms.show(.letter(1))
      await stage.expect("archive{(shelves) > *(box › letter(1))}")
      try stage.tapBack()
      await stage.expect("archive{(shelves) > *(box)}")
      try stage.tapBack()
      await stage.expect("archive{*(shelves) > (box)}")
    },
    Scenario("path, screens and what was typed stay while the window becomes wide and narrow") {
      stage in
      await stage.start()
      stage.rooms.show(.letter(1))
      await stage.settle()
      try stage.type("dear")
      stage.resize(isWide: true)
      await stage.expect("archive{(shelves) | *(box › letter(1))}")
      #expect(try stage.typed() == "dear")
      stage.rooms.push(.letter(2))
      await stage.expect("archive{(shelves) | *(box › letter(1) › letter(2))}")
      stage.resize(isWide: false)
      await stage.expect("archive{(shelves) > *(box › letter(1) › letter(2))}")
      try stage.tapBack()
      await stage.expect("archive{(shelves) > *(box › letter(1))}")
      #expect(try stage.typed() == "dear")
    },
    Scenario("the window changes its size while a screen comes") { stage in
      await stage.start()
      stage.rooms.show(.box)
      await stage.settle()
      stage.rooms.show(.letter(1))
      stage.expectMotion()
      stage.resize(isWide: true)
      await stage.expect("archive{(shelves) | *(box › letter(1))}")
      stage.rooms.push(.letter(2))
      stage.expectMotion()
      stage.resize(isWide: false)
      await stage.expect("archive{(shelves) > *(box › letter(1) › letter(2))}")
    },
    Scenario("without a key the second column stays empty, and with one it is shown") { stage in
      stage.app.keys.hasKey = false
      await stage.start()
      stage.resize(isWide: true)
      stage.rooms.show(.archive)
      await stage.expect("archive{*(shelves) | box…}")
      let refused = stage.rooms.show(.letter(1))
      #expect(await stage.ending(of: refused) == "NAV030")
      await stage.expect("archive{*(shelves) | box…}")
      try stage.tap("Find key")
      stage.rooms.show(.letter(1))
      await stage.expect("archive{(shelves) | *(box › letter(1))}")
      #expect(throws: (any Error).self) { try stage.tap("Find key") }
    },
    Scenario("what stands in an empty column is there where there is room, and is no screen") {
      stage in
      await stage.start()
      stage.rooms.show(.archive)
      await stage.expect("archive{*(shelves) > box…}")
      #expect(throws: (any Error).self) { try stage.tap("Find key") }
      stage.resize(isWide: true)
      await stage.expect("archive{*(shelves) | box…}")
      try stage.tap("Find key")
      stage.resize(isWide: false)
      await stage.expect("archive{*(shelves) > box…}")
      #expect(throws: (any Error).self) { try stage.tap("Find key") }
    },
    Scenario("a link to a column or a page that is not there says so, and moves nothing") { stage in
      await stage.start(with: .product(id: 1))
      for link in ["room:///slip", "room:///epilogue"] {
        try stage.open(link)
        await stage.expect("main[*(products › product(1)) | account…]")
      }
      await stage.expectFailures(["NAV007", "NAV005"])
    },
  ]
}
