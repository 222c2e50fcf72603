/// Who wrote books that the library owns.
struct Author: Identifiable, Hashable, Sendable {
  let id: Int
  let name: String
  let life: String

  static let all = [
    Author(id: 1, name: "Jane Austen", life: "1775–1817"),
    Author(id: 2, name: "Henry David Thoreau", life: "1817–1862"),
  ]

  static func with(id: Int) -> Author? { all.first { $0.id == id } }

  static func named(_ name: String) -> Author? { all.first { $0.name == name } }

  var books: [Book] { Book.all.filter { $0.author == name } }
}
