extension Picture {
  /// Returns the differences from an expected picture, one in each string; empty if both are equal.
  ///
  /// ```swift
  /// let shown = try Picture("main[*(products › product(8)) | account…]")
  /// let expected = try Picture("main[*(products › product(7)) | account…] ⇧ sheet (bag)")
  /// shown.differences(from: expected)
  /// // main, member 1, element 2: product(8) instead of product(7)
  /// // layer 2: sheet (bag) is missing
  /// ```
  public func differences(from expected: Picture) -> [String] {
    var lines: [String] = []
    for place in 0..<max(layers.count, expected.layers.count) {
      let own = place < layers.count ? layers[place] : nil
      let other = place < expected.layers.count ? expected.layers[place] : nil
      lines += Self.differences(own, other, at: "layer \(place + 1)")
    }
    return lines
  }

  private static func differences(_ own: Layer?, _ other: Layer?, at place: String) -> [String] {
    guard let own else { return ["\(place): \(other?.text ?? "") is missing"] }
    guard let other else { return ["\(place): \(own.text) is too much"] }
    var lines: [String] = []
    if own.style != other.style {
      lines.append("\(place): \(own.style ?? "base") instead of \(other.style ?? "base")")
    }
    if own.style == nil { return lines + own.content.differences(from: other.content, at: "") }
    let (chain, expected) = (own.elements, other.elements)
    if chain.count == 1, expected.count == 1 {
      return lines + chain[0].differences(from: expected[0], at: place)
    }
    return lines + Element.differences(chain, expected, "element", at: place)
  }
}

extension Picture.Layer {
  fileprivate var text: String { "\(Picture(layers: [self]))" }

  /// The elements of the layer; a single one may or may not be in a stack.
  fileprivate var elements: [Picture.Element] {
    if case .stack(nil, let elements) = content { return elements }
    return [content]
  }
}

extension Picture.Element {
  /// The differences within one part of the picture.
  fileprivate func differences(from expected: Self, at place: String) -> [String] {
    if self == expected { return [] }
    switch (self, expected) {
    case (.stack(let name, let own), .stack(let named, let other)) where name == named:
      return Self.differences(own, other, "element", at: place.going(to: name ?? ""))
    case (.members(let kind, let name, let own), .members(let drawn, let named, let other))
    where kind == drawn && name == named:
      let place = place.going(to: name)
      return Self.selection(own, other, at: place)
        + Self.differences(own.map(\.element), other.map(\.element), "member", at: place)
    case (.screen, .stack(let name?, let other)):
      guard let own = element(ofStack: name) else { break }
      return Self.differences([own], other, "element", at: place.going(to: name))
    case (.stack(let name?, let own), .screen):
      guard let other = expected.element(ofStack: name) else { break }
      return Self.differences(own, [other], "element", at: place.going(to: name))
    default: break
    }
    return ["\(place.isEmpty ? "" : "\(place): ")\(self) instead of \(expected)"]
  }

  fileprivate static func differences(
    _ own: [Self], _ other: [Self], _ word: String, at place: String
  ) -> [String] {
    var lines: [String] = []
    for index in 0..<max(own.count, other.count) {
      let place = place.going(to: "\(word) \(index + 1)")
      if index >= own.count {
        lines.append("\(place): \(other[index]) is missing")
      } else if index >= other.count {
        lines.append("\(place): \(own[index]) is too much")
      } else {
        lines += own[index].differences(from: other[index], at: place)
      }
    }
    return lines
  }

  private static func selection(
    _ own: [Picture.Member], _ other: [Picture.Member], at place: String
  ) -> [String] {
    let chosen = own.indices.filter { own[$0].isSelected }.map { "\($0 + 1)" }
    let wanted = other.indices.filter { other[$0].isSelected }.map { "\($0 + 1)" }
    if chosen == wanted { return [] }
    return ["\(place): shows member \(chosen.text) instead of \(wanted.text)"]
  }

  /// The element in a stack of one, which a picture writes like a screen with a value.
  private func element(ofStack name: String) -> Self? {
    guard case .screen(let text) = self, text.hasPrefix(name + "("), text.hasSuffix(")") else {
      return nil
    }
    return .screen(String(text.dropFirst(name.count + 1).dropLast()))
  }
}

extension [String] {
  fileprivate var text: String { isEmpty ? "none" : joined(separator: " and ") }
}

extension String {
  /// A position within this one.
  fileprivate func going(to place: String) -> String {
    isEmpty ? place : place.isEmpty ? self : "\(self), \(place)"
  }
}
