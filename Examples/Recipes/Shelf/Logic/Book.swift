/// A book on the shelf.
public struct Book: Sendable, Equatable {
  /// Its number, by which links name it.
  public let id: Int
  /// Its title.
  public let title: String
  /// Who wrote it.
  public let author: String

  /// All books.
  public static let all = [
    Book(id: 1, title: "Emma", author: "Jane Austen"),
    Book(id: 2, title: "Persuasion", author: "Jane Austen"),
    Book(id: 3, title: "Middlemarch", author: "George Eliot"),
    Book(id: 4, title: "Silas Marner", author: "George Eliot"),
  ]
}
