/// Finds the problem of an unreadable path: the one at the furthest place that a pattern reached.
struct PathBlame {
  private let path: LinkPath
  /// The furthest place where words were expected and another element stands, and those words.
  private var unknown: (place: Int, words: [String]) = (0, [])
  /// The furthest place where a value did not fit, and its name in the pattern.
  private var misfit: (place: Int, name: String)?
  /// The element that a pattern expected at the end of the path.
  private var missing: LinkPatternElement?
  /// The places where a pattern has a value, which may be personal data.
  private var valuePlaces: Set<Int> = []

  init(_ path: LinkPath) {
    self.path = path
  }

  mutating func noteValues(_ elements: ArraySlice<LinkPatternElement>, from place: Int) {
    for (offset, element) in elements.enumerated() {
      if case .value = element { valuePlaces.insert(place + offset) }
    }
  }

  /// Notes that a pattern expected another element at a place.
  mutating func note(missing element: LinkPatternElement, at place: Int) {
    guard place < path.count else {
      if missing == nil { missing = element }
      return
    }
    guard case .word(let word) = element, place >= unknown.place else { return }
    if place > unknown.place { unknown = (place, []) }
    unknown.words.append(word)
  }

  /// Notes that a pattern has the elements, and that its closure threw.
  mutating func note(
    _ problem: LinkProblem, of elements: [LinkPatternElement], from start: Int
  ) {
    let last = start + elements.count - 1
    guard case .value(let name) = problem else {
      if last > unknown.place { unknown = (last, []) }
      return
    }
    let place = elements.firstIndex(of: .value(name: name)).map { start + $0 } ?? last
    if misfit.map({ place > $0.place }) ?? true { misfit = (place, name) }
  }

  /// The word that was probably meant at the unknown place.
  var nearMiss: String? {
    guard unknown.place < path.count else { return nil }
    return path.elements[unknown.place].nearMiss(among: unknown.words)
  }

  var problem: PathProblem {
    if let misfit, misfit.place >= unknown.place {
      return .value(name: misfit.name, at: misfit.place + 1)
    }
    switch missing {
    case .word(let word): return .incomplete(missing: "\"\(word)\"")
    case .value(let name): return .incomplete(missing: "{\(name)}")
    case nil: break
    }
    let text = path.elements[unknown.place]
    let nearest = NearestWord(to: text, among: unknown.words)
    let isSafe = !valuePlaces.contains(unknown.place) && nearest.mayRepeat
    return .unknown(
      element: isSafe ? text : nil, at: unknown.place + 1, nearest: nearest.word)
  }
}
