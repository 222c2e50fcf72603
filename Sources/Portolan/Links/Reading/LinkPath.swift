import Foundation

/// A path as decoded elements: `first/second/third`.
struct LinkPath: Hashable, Sendable {
  /// The greatest length of a path that is read, in bytes.
  static let limit = 2_048

  let elements: [String]
  /// Whether the first element was a host, in which case is ignored.
  let beginsWithHost: Bool

  /// Uses elements as they are, slashes and percent signs included.
  init(elements: [some StringProtocol]) throws(PathProblem) {
    // Checked element by element, so that an overlong path is not copied first.
    var length = 0
    for (place, element) in elements.enumerated() {
      length += element.utf8.count + 1
      guard length <= Self.limit + 1 else { throw .tooLong(limit: Self.limit) }
      guard !element.isEmpty else { throw .empty(at: place + 1) }
    }
    self.elements = elements.map { String($0) }
    beginsWithHost = false
  }

  /// Splits and decodes a text; one leading and one trailing slash are ignored.
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

  /// Whether the element at a place is the word.
  func has(_ word: String, at place: Int) -> Bool {
    elements[place] == word
      || (place == 0 && beginsWithHost && elements[place].lowercased() == word.lowercased())
  }
}
