import Foundation
import HeadlessUIKit
import Portolan
import PortolanTesting
import Shelf
import Testing

extension Recipes {
  @Suite("The recipe Shelf opens a book from a list, a search and a link")
  @MainActor
  struct ShelfTests {
    @Test(
      "a row leads to its book, whose view the storyboard has, and another one after that")
    func row() async throws {
      let shelf = try await ShelfStage()
      shelf.expect("(books)")
      let all = ["Emma", "Persuasion", "Middlemarch", "Silas Marner"]
      #expect(shelf.stage.texts.filter(all.contains) == all)
      try await shelf.stage.tap("Middlemarch")
      shelf.expect("(books › book(3))")
      #expect(shelf.stage.texts.contains("George Eliot"))
      try await shelf.stage.tap("Back")
      shelf.expect("(books)")
      try await shelf.stage.tap("Emma")
      shelf.expect("(books › book(1))")
    }

    @Test("a result is shown over the search, which is there again afterwards")
    func search() async throws {
      let shelf = try await ShelfStage()
      try await shelf.stage.type("Austen", into: "Search")
      try await shelf.stage.settle()
      shelf.expect("(books)")
      #expect(!shelf.stage.texts.contains("Middlemarch"))
      try await shelf.stage.tap("Persuasion")
      shelf.expect("(books › book(2))")
      #expect(!shelf.stage.screen.tappable.contains("Cancel"))
      try await shelf.stage.tap("Back")
      shelf.expect("(books)")
      #expect(shelf.stage.texts.contains("Austen"))
      try await shelf.stage.tap("Cancel")
      try await shelf.stage.settle()
      #expect(shelf.stage.texts.contains("Middlemarch"))
    }

    @Test(
      "a link opens a book while a search is active, and while it is coming",
      arguments: [true, false])
    func link(isComing: Bool) async throws {
      let shelf = try await ShelfStage()
      if isComing {
        try shelf.stage.screen.type("Eliot", into: "Search")
      } else {
        try await shelf.stage.type("Eliot", into: "Search")
        try await shelf.stage.settle()
      }
      try await shelf.open("books/2")
      shelf.expect("(books › book(2))")
      #expect(shelf.stage.texts.contains("Jane Austen"))
      try await shelf.open("books/4")
      shelf.expect("(books › book(4))")
      try await shelf.stage.drag(.back)
      shelf.expect("(books)")
      #expect(!shelf.stage.texts.contains("Emma"))
    }

    @Test("a key of the keyboard begins the search")
    func key() async throws {
      let shelf = try await ShelfStage()
      #expect(shelf.stage.screen.press(key: "f", .command))
      try await shelf.stage.settle()
      #expect(shelf.stage.screen.tappable.contains("Cancel"))
      shelf.expect("(books)")
    }
  }
}
