/// A reading or a talk in the library.
struct Event: Identifiable, Hashable, Sendable {
  let id: Int
  let name: String
  let day: String
  let book: Int

  static let all = [
    Event(id: 1, name: "Reading of Emma", day: "Friday", book: 1),
    Event(id: 2, name: "A walk with Thoreau", day: "Sunday", book: 2),
  ]
}
