/// A book that the library owns.
struct Book: Identifiable, Hashable, Sendable {
  let id: Int
  let title: String
  let author: String
  let shelf: String

  static let all = [
    Book(id: 1, title: "Emma", author: "Jane Austen", shelf: "A 12"),
    Book(id: 2, title: "Walden", author: "Henry David Thoreau", shelf: "T 3"),
    Book(id: 3, title: "Persuasion", author: "Jane Austen", shelf: "A 14"),
  ]

  static func with(id: Int) -> Book? { all.first { $0.id == id } }
}
