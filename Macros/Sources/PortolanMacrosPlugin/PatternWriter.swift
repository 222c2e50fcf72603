import SwiftSyntax
import SwiftSyntaxBuilder

/// Writes the pattern of a case beside the case, so that what the compiler finds in it stands there.
struct PatternWriter {
  private let linked: LinkedCase

  init(_ linked: LinkedCase) { self.linked = linked }

  /// The name of the pattern of a case.
  static func name(of element: EnumCaseElementSyntax) -> String {
    "_link_\(element.name.plain)".writtenName
  }

  func member(named name: String) -> DeclSyntax {
    """
    private static var \(raw: name): PortolanLinks.LinkPattern<Self> {
    \(raw: pattern)
    }
    """
  }

  private var pattern: String {
    let aliases = linked.aliases.map { ".alias(\($0.trimmedDescription))" }.joined()
    let text = linked.literal.trimmedDescription
    guard !linked.places.isEmpty else {
      let values = linked.values.isEmpty ? "" : "()"
      return "PortolanLinks.LinkPattern(\(text), Self.\(linked.name.text)\(values))\(aliases)"
    }
    let parameters = linked.places.enumerated().map { number, place in
      "v\(number): \(linked.values[place].type.trimmedDescription)"
    }
    return """
      PortolanLinks.LinkPattern(\(text)) { (\(parameters.joined(separator: ", "))) in
      Self.\(linked.name.text)(\(arguments))
      } match: {
      \(match)
      }\(aliases)
      """
  }

  /// The values in the order of the case; what has no placeholder keeps its default.
  private var arguments: String {
    linked.values.enumerated().compactMap { place, value in
      guard let number = linked.places.firstIndex(of: place) else { return nil }
      return value.writtenLabel + "v\(number)"
    }.joined(separator: ", ")
  }

  private var match: String {
    var (bindings, conditions): ([String], [String]) = ([], [])
    for (place, value) in linked.values.enumerated() {
      let name = linked.places.firstIndex(of: place).map { "v\($0)" } ?? "d\(place)"
      bindings.append("let \(name)")
      // Only the default has a link.
      if name.hasPrefix("d"), let fallback = value.fallback {
        conditions.append("\(name) == \(fallback.trimmedDescription)")
      }
    }
    let wanted = linked.places.indices.map { "v\($0)" }.joined(separator: ", ")
    let all = ["case .\(linked.name.text)(\(bindings.joined(separator: ", "))) = $0"] + conditions
    return "if \(all.joined(separator: ", ")) { return .some((\(wanted))) } else { return nil }"
  }
}
