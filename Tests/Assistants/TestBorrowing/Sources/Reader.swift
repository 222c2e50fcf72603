import Observation

/// Who uses the app, and what this person has borrowed.
@MainActor @Observable final class Reader {
  var name: String?
  var loans: [Int] = []
  /// Where a book waits for this person.
  var reservations: [Int: Branch] = [:]
  /// Without a card nobody borrows.
  var hasCard = false

  init(name: String? = nil, loans: [Int] = []) {
    self.name = name
    self.loans = loans
  }

  func borrow(_ book: Int) {
    if !loans.contains(book) { loans.append(book) }
  }
}
