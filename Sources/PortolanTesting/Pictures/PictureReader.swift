/// Reads a picture from left to right.
struct PictureReader {
  private let text: [Character]
  private var place = 0

  init(_ text: String) {
    self.text = Array(text)
  }

  mutating func layers() throws(Picture.Problem) -> [Picture.Layer] {
    if text.isEmpty { return [] }
    var layers = [Picture.Layer(style: nil, content: try element())]
    while takes(" ⇧ ") { layers.append(try modal()) }
    guard place == text.count else { throw problem("the end, ` ⇧ `, ` › ` or ` | `") }
    return layers
  }

  /// Reads a modal: `sheet (bag › checkout)`.
  private mutating func modal() throws(Picture.Problem) -> Picture.Layer {
    let start = place
    while place < text.count, !sees(" (") { place += 1 }
    guard place > start, takes(" (") else {
      place = start
      throw problem("a style and ` (`")
    }
    let style = String(text[start..<(place - 2)])
    let elements = try chain()
    guard takes(")") else { throw problem("`)`") }
    // A layer's only stack needs no brackets, so brackets around it mean the same.
    if elements.count == 1, case .stack(nil, let inner) = elements[0], inner.count == 1 {
      return Picture.Layer(style: style, content: inner[0])
    }
    let content = elements.count == 1 ? elements[0] : .stack(name: nil, elements)
    return Picture.Layer(style: style, content: content)
  }

  /// Elements above each other: `products › product(7)`.
  private mutating func chain() throws(Picture.Problem) -> [Picture.Element] {
    var elements = [try element()]
    while takes(" › ") { elements.append(try element()) }
    return elements
  }

  private mutating func element() throws(Picture.Problem) -> Picture.Element {
    let name = try name()
    if takes("…") {
      guard !name.isEmpty else { throw problem("a name before `…`") }
      return .slot(name)
    }
    if place < text.count,
      let enclosure = Picture.Enclosure.allCases.first(where: { $0.open == text[place] })
    {
      place += 1
      return try members(enclosure, of: name)
    }
    if takes("(") {
      let elements = try chain()
      guard takes(")") else { throw problem("`)`") }
      return .stack(name: name.isEmpty ? nil : name, elements)
    }
    guard !name.isEmpty else { throw problem("a name") }
    return .screen(name)
  }

  /// Members beside each other: `*(products) | account…]`.
  private mutating func members(
    _ enclosure: Picture.Enclosure, of name: String
  ) throws(Picture.Problem) -> Picture.Element {
    if takes(enclosure.close) { return .members(enclosure, name: name, []) }
    var enclosure = enclosure
    var members = [try member()]
    // The first separator tells whether all columns are visible.
    if enclosure == .split, sees(Picture.Enclosure.columns.separator) { enclosure = .columns }
    while takes(enclosure.separator) { members.append(try member()) }
    guard takes(enclosure.close) else {
      throw problem("`\(enclosure.close)` or `\(enclosure.separator)`")
    }
    return .members(enclosure, name: name, members)
  }

  private mutating func member() throws(Picture.Problem) -> Picture.Member {
    let isSelected = takes("*")
    return Picture.Member(isSelected: isSelected, element: try element())
  }
}

extension PictureReader {
  /// Reads a route as it prints, with its values, without the elements above it.
  private mutating func name() throws(Picture.Problem) -> String {
    let start = place
    while place < text.count, !isEndOfName {
      if text[place] == "(" {
        if place == start { break }
        guard let end = endOfGroup() else { throw problem("a bracket or quotation that closes") }
        if isChain(end) { break }
        place = end
      } else {
        place += 1
      }
    }
    return String(text[start..<place])
  }

  private var isEndOfName: Bool {
    if ")]}>…[{<*".contains(text[place]) { return true }
    return [" › ", " | ", " ⇧ ", " > "].contains { sees($0) }
  }

  /// Whether the group that begins here holds elements: it has several, or follows a first group.
  private func isChain(_ end: Int) -> Bool {
    if text[place - 1] == ")" { return true }
    var look = self
    look.place += 1
    while look.place < end {
      if look.sees(" › ") { return true }
      look.place = look.afterOne() ?? end
    }
    return false
  }

  /// The position after the group that opens here.
  private func endOfGroup() -> Int? {
    var look = self
    look.place += 1
    while look.place < text.count {
      if ")]".contains(text[look.place]) { return look.place + 1 }
      guard let next = look.afterOne() else { return nil }
      look.place = next
    }
    return nil
  }

  /// The position after this character, quotation or group; nil when it does not end.
  private func afterOne() -> Int? {
    switch text[place] {
    case "(", "[": return endOfGroup()
    case "\"":
      var end = place + 1
      while end < text.count, text[end] != "\"" { end += text[end] == "\\" ? 2 : 1 }
      return end < text.count ? end + 1 : nil
    default: return place + 1
    }
  }

  private func sees(_ word: String) -> Bool { text[place...].starts(with: word) }

  private mutating func takes(_ word: String) -> Bool {
    guard sees(word) else { return false }
    place += word.count
    return true
  }

  private mutating func takes(_ character: Character) -> Bool { takes(String(character)) }

  private func problem(_ expected: String) -> Picture.Problem {
    Picture.Problem(text: String(text), offset: place, expected: expected)
  }
}
