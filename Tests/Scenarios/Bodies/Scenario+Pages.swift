import Portolan
import TestSupport
import Testing

extension Scenario {
  /// Pages: turned by a person and by code, given up half-way.
  static let pages = [
    Scenario("a person turns pages, and gives one up") { stage in
      await stage.start()
      Navigator<Counter>(stage.app.scene).show(.step(1))
      await stage.expect(guide("*step(1) | step(2) | step(3)… | step(4)…"))
      try stage.beginTurn(forward: true)
      stage.finishTurn()
      await stage.expect(guide("step(1) | *step(2) | step(3) | step(4)…"))
      try stage.beginTurn(forward: true)
      stage.cancelTurn()
      await stage.expect(guide("step(1) | *step(2) | step(3) | step(4)…"))
      try stage.beginTurn(forward: false)
      stage.finishTurn()
      await stage.expect(guide("*step(1) | step(2) | step(3) | step(4)…"))
    },
    Scenario("there is no page beside the first and the last one") { stage in
      await stage.start()
      Navigator<Counter>(stage.app.scene).show(.step(4))
      await stage.expect(guide("step(1)… | step(2)… | step(3) | *step(4)"))
      #expect(throws: (any Error).self) { try stage.beginTurn(forward: true) }
      try stage.beginTurn(forward: false)
      stage.finishTurn()
      await stage.expect(guide("step(1)… | step(2) | *step(3) | step(4)"))
    },
    Scenario("code turns pages, and closes them from a page") { stage in
      await stage.start()
      Navigator<Counter>(stage.app.scene).show(.step(2))
      await stage.expect(guide("step(1) | *step(2) | step(3) | step(4)…"))
      Navigator<Counter>(stage.app.scene).show(.step(4))
      await stage.expect(guide("step(1) | step(2) | step(3) | *step(4)"))
      try stage.tap("Skip")
      await stage.expect("main[*(products) | account…]")
    },
  ]

  private static func guide(_ pages: String) -> String {
    "main[*(products) | account…] ⇧ fullScreen (guide<\(pages)>)"
  }
}
