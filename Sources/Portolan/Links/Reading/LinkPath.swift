import Foundation

/// A path taken apart and decoded: `first/second/third`.
struct LinkPath: Hashable, Sendable {
  /// Longer paths are refused unread; in bytes.
  static let limit = 2_048

  let elements: [String]
  /// Whether the first element was a host, whose capitals mean nothing.
  let beginsWithHost: Bool

  /// Takes elements as they are, slashes and percent signs included.
  init(elements: [some StringProtocol]) throws(PathProblem) {
    // Counted element by element, so that what is much too long is not put together first.
    var length = 0
    for (place, element) in elements.enumerated() {
      length += element.utf8.count + 1
      guard length <= Self.limit + 1 else { throw .tooLong(limit: Self.limit) }
      guard !element.isEmpty else { throw .empty(at: place + 1) }
    }
    self.elements = elements.map { String($0) }
    beginsWithHost = false
  }

  /// Takes a text apart and decodes it; one slash before and one behind mean nothing.
  init(_ text: String, host: String? = nil) throws(PathProblem) {
    guard text.utf8.count <= Self.limit else { throw .tooLong(limit: Self.limit) }
    var pieces = text.split(separator: "/", omittingEmptySubsequences: false)
    if pieces.first?.isEmpty == true { pieces.removeFirst() }
    if pieces.last?.isEmpty == true { pieces.removeLast() }
    var elements = host.map { [$0] } ?? []
    for piece in pieces {
      let place = elements.count + 1
      guard !piece.isEmpty else { throw .empty(at: place) }
      guard let element = piece.removingPercentEncoding else { throw .unreadable(at: place) }
      elements.append(element)
    }
    self.elements = elements
    beginsWithHost = host != nil
  }

  var count: Int { elements.count }

  /// Whether a word stands at a place.
  func has(_ word: String, at place: Int) -> Bool {
    elements[place] == word
      || (place == 0 && beginsWithHost && elements[place].lowercased() == word.lowercased())
  }
}
