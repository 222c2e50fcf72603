import SwiftDiagnostics
import SwiftSyntax

/// Reads the cases of an enum, and says why a table cannot be written for them.
struct CaseReader {
  /// The declarations of the cases that have a link.
  private(set) var linked: Set<SyntaxIdentifier> = []
  private(set) var diagnostics: [Diagnostic] = []
  /// Whether the table can be written, perhaps without the links of some cases.
  private(set) var isWritable = true

  /// A case, as far as others can clash with it.
  private typealias Seen = (name: String, linked: LinkedCase?)

  /// `scopes` are the declarations around the enum.
  init(_ route: EnumDeclSyntax, _ attribute: AttributeSyntax, in scopes: [Syntax]) {
    let members = route.memberBlock.members
    if let parameters = route.genericParameterClause {
      refuse(.generic, at: parameters)
    } else if scopes.contains(where: \.isGeneric) {
      refuse(.generic, at: attribute)
    }
    if !members.haveCase { refuse(.noCase, at: attribute) }
    _ = read(members, after: [])
  }

  private mutating func refuse(_ problem: LinkedProblem, at node: some SyntaxProtocol) {
    diagnostics.append(problem.diagnostic(at: node))
    isWritable = false
  }

  /// Reads members of the enum; `earlier` cases stand before them.
  private mutating func read(
    _ members: MemberBlockItemListSyntax, after earlier: [Seen]
  ) -> [Seen] {
    var all = earlier
    for declaration in members.map(\.decl) {
      if let declaration = declaration.as(EnumCaseDeclSyntax.self) {
        read(declaration, &all)
      } else if let block = declaration.as(IfConfigDeclSyntax.self) {
        // Cases of two branches never meet.
        all += block.branches.flatMap { read($0.members, after: all).dropFirst(all.count) }
      } else if let name = declaration.takenName {
        refuse(.takenName(name.text), at: name)
      }
    }
    return all
  }

  private mutating func read(_ declaration: EnumCaseDeclSyntax, _ all: inout [Seen]) {
    for element in declaration.elements {
      let name = element.name.plain
      if ["links", "linkSamples", "caseName", "CaseName", "allCases"].contains(name) {
        refuse(.takenName(name), at: element)
      } else if all.contains(where: { $0.name == name }) {
        refuse(.sameName(name), at: element)
      }
      all.append((name, nil))
    }
    let attributes = declaration.linkedAttributes
    for other in attributes.dropFirst() {
      diagnostics.append(LinkedProblem.severalLinks.diagnostic(at: other))
    }
    if let condition = declaration.linkedCondition {
      diagnostics.append(LinkedProblem.linkInCondition.diagnostic(at: condition))
    }
    // What is wrong with the link itself, its own macro says.
    guard let attribute = attributes.first, let linked = LinkedCase.sound(declaration, attribute)
    else { return }
    if let other = all.lazy.compactMap(\.linked).first(where: { $0.form == linked.form }) {
      let problem = LinkedProblem.sameLinks(
        pattern: linked.text, other: other.text, caseName: other.name.text)
      diagnostics.append(problem.diagnostic(at: linked.literal))
    } else {
      self.linked.insert(declaration.id)
      all[all.count - 1].linked = linked
    }
  }
}
