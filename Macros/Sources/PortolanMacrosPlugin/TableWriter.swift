import SwiftSyntax
import SwiftSyntaxBuilder

/// Writes the members of an enum whose cases have links.
struct TableWriter {
  private let linked: [LinkedCase]
  private let origins: String
  private let names: [String]
  private let access: String

  init(_ route: EnumDeclSyntax, linked: [LinkedCase], origins: String) {
    self.linked = linked
    self.origins = origins
    names = route.memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
      .flatMap { $0.elements.map(\.name.text) }
    let modifiers = route.modifiers.map(\.name.text)
    access = modifiers.first { ["public", "package"].contains($0) }.map { $0 + " " } ?? ""
  }

  var members: [DeclSyntax] { [table, caseNames, caseName, samples] }

  private var table: DeclSyntax {
    let patterns = linked.map(pattern).joined(separator: "\n")
    return """
      /// The links of the cases, both ways.
      \(raw: access)static let links = PortolanLinks.LinkTable<Self>(\(raw: origins)kind: { $0.caseName }) {
      \(raw: patterns)
      }
      """
  }

  private var caseNames: DeclSyntax {
    """
    /// The cases without their values.
    \(raw: access)enum CaseName: Swift.String, Swift.CaseIterable, Swift.Sendable {
    \(raw: names.map { "case \($0)" }.joined(separator: "\n"))
    }
    """
  }

  private var caseName: DeclSyntax {
    """
    /// Which case it is.
    \(raw: access)var caseName: CaseName {
    switch self {
    \(raw: names.map { "case .\($0): return .\($0)" }.joined(separator: "\n"))
    }
    }
    """
  }

  private var samples: DeclSyntax {
    """
    /// One value of each case that has a link.
    \(raw: access)static var linkSamples: [Self] { links.samples }
    """
  }

  private func pattern(_ linked: LinkedCase) -> String {
    let aliases = linked.aliases.map { ".alias(\($0.trimmedDescription))" }.joined()
    let text = linked.literal.trimmedDescription
    guard !linked.values.isEmpty else {
      return "PortolanLinks.LinkPattern(\(text), Self.\(linked.name))\(aliases)"
    }
    let parameters = linked.places.enumerated().map { number, place in
      "v\(number): \(linked.values[place].type.trimmedDescription)"
    }
    return """
      PortolanLinks.LinkPattern(\(text)) { (\(parameters.joined(separator: ", "))) in
      Self.\(linked.name)(\(arguments(of: linked)))
      } match: {
      \(match(linked))
      }\(aliases)
      """
  }

  /// The values in the order of the case; what has no placeholder keeps its default.
  private func arguments(of linked: LinkedCase) -> String {
    linked.values.enumerated().compactMap { place, value in
      guard let number = linked.places.firstIndex(of: place) else { return nil }
      return (value.label.map { "\($0): " } ?? "") + "v\(number)"
    }.joined(separator: ", ")
  }

  private func match(_ linked: LinkedCase) -> String {
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
    let all = ["case .\(linked.name)(\(bindings.joined(separator: ", "))) = $0"] + conditions
    return "if \(all.joined(separator: ", ")) { return .some((\(wanted))) } else { return nil }"
  }
}
