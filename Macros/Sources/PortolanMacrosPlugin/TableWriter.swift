import SwiftSyntax
import SwiftSyntaxBuilder

/// Writes the members of an enum whose cases have links.
struct TableWriter {
  private let cases: MemberBlockItemListSyntax
  private let linked: Set<SyntaxIdentifier>
  private let origins: String
  private let access: String

  /// `linked` are the declarations of the cases that have a pattern beside them.
  init(_ route: EnumDeclSyntax, linked: Set<SyntaxIdentifier>, origins: String) {
    cases = route.memberBlock.members
    self.linked = linked
    self.origins = origins
    let modifiers = route.modifiers.map(\.name.text)
    access = modifiers.first { ["public", "package"].contains($0) }.map { $0 + " " } ?? ""
  }

  var members: [DeclSyntax] { [table, caseNames, caseName, samples] }

  private var table: DeclSyntax {
    let patterns = cases.written { declaration in
      guard linked.contains(declaration.id), let element = declaration.elements.first else {
        return ""
      }
      return PatternWriter.name(of: element) + "\n"
    }
    return """
      /// The links of the cases, both ways.
      \(raw: access)static let links = PortolanLinks.LinkTable<Self>(\(raw: origins)kind: { $0.caseName }) {
      \(raw: patterns)}
      """
  }

  private var caseNames: DeclSyntax {
    """
    /// The cases without their values.
    \(raw: access)enum CaseName: Swift.String, Swift.CaseIterable, Swift.Sendable {
    \(raw: eachName { "case \($0)" })}
    """
  }

  private var caseName: DeclSyntax {
    """
    /// Which case it is.
    \(raw: access)var caseName: CaseName {
    switch self {
    \(raw: eachName { "case .\($0): return .\($0)" })}
    }
    """
  }

  private var samples: DeclSyntax {
    """
    /// One value of each case that has a link.
    \(raw: access)static var linkSamples: [Self] { links.samples }
    """
  }

  private func eachName(_ write: (String) -> String) -> String {
    cases.written { declaration in
      declaration.elements.map { write($0.name.text) + "\n" }.joined()
    }
  }
}
