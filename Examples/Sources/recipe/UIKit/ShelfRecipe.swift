import Foundation
import HeadlessUIKit
import PortolanUIKit
import Shelf
import ShelfUIKit

/// A list with a search; a link is followed while the search is active.
@MainActor enum ShelfRecipe {
  static func run() async throws {
    try await HeadlessScreen.run { screen in
      screen.archives.add(storyboard)
      let app = ShelfApp(clock: screen.clock)
      let stage = Stage(screen: screen, navigator: app.navigator)
      let window = screen.makeWindow()
      try await stage.step("start: the list") { app.start(in: window) }
      try await stage.step("tap a row: the storyboard's screen") { try screen.tap("Emma") }
      try await stage.step("tap Back") { try screen.tap("Back") }
      try await stage.step("search") { try screen.type("Eliot", into: "Search") }
      try await stage.step("tap what was found") { try screen.tap("Middlemarch") }
      try await stage.step("tap Back: the search goes on") { try screen.tap("Back") }
      try await stage.step("a link while it does") { app.open(try link("books/2")) }
      try await stage.step("tap Back") { try screen.tap("Back") }
      try await stage.step("tap Cancel: all books") { try screen.tap("Cancel") }
    }
  }

  private static var storyboard: HeadlessStoryboard {
    HeadlessStoryboard("Shelf").screen("Book") { controller in
      let title = UILabel()
      (controller as? BookOutlets)?.titleLabel = title
      return title
    } make: {
      BookViewController(coder: $0)
    }
  }

  private static func link(_ path: String) throws -> URL {
    guard let url = URL(string: "shelf://\(path)") else { throw URLError(.badURL) }
    return url
  }
}
