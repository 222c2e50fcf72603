import PortolanInspector

extension Drawing {
  /// One line for each element, indented by what it stands in; ids are left out.
  var outline: String {
    layers.map { "\($0.style.rawValue)\n" + $0.content.outline(depth: 1) }.joined(separator: "\n")
  }

  /// Every element, each before what is in it.
  var elements: [Element] { layers.flatMap { $0.content.all } }

  /// Every id, those of the layers included.
  var ids: [String] { layers.map(\.id) + elements.map(\.id) }

  /// The frontmost element of a kind that says something; of a second one with its place.
  func element(_ kind: Element.Kind, _ text: String, _ place: Int = 0) -> Element? {
    let found = (layers.last?.content.all ?? []).filter { $0.kind == kind && $0.text == text }
    return found.indices.contains(place) ? found[place] : nil
  }

  /// What stands in the bars' titles of the layer in front, outermost first.
  var titles: [String] {
    (layers.last?.content.all ?? []).filter { $0.kind == .title }.map(\.text)
  }
}

extension Drawing.Element {
  fileprivate func outline(depth: Int) -> String {
    var words = [kind.rawValue]
    if !text.isEmpty { words.append("\"\(text)\"") }
    if !value.isEmpty { words.append("= \"\(value)\"") }
    if isSelected { words.append("selected") }
    if isSecret { words.append("secret") }
    if !isEnabled { words.append("disabled") }
    let line = String(repeating: "  ", count: depth) + words.joined(separator: " ")
    return ([line] + children.map { $0.outline(depth: depth + 1) }).joined(separator: "\n")
  }

  /// This element and all in it.
  var all: [Drawing.Element] { [self] + children.flatMap(\.all) }
}
