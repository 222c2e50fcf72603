public import SwiftSyntax
import SwiftSyntaxBuilder
public import SwiftSyntaxMacros

/// Writes the table of an enum: the expansion of `@LinkedRoutes`.
public enum LinkedRoutesMacro: MemberMacro {
  /// Adds the table, the names of the cases, and the samples.
  public static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let route = declaration.as(EnumDeclSyntax.self) else {
      context.diagnose(LinkedProblem.notAnEnum.diagnostic(at: node))
      return []
    }
    let writer = TableWriter(
      route, linked: linkedCases(of: route, in: context), origins: origins(of: node))
    return writer.members
  }

  /// The arguments as they are written.
  private static func origins(of node: AttributeSyntax) -> String {
    let arguments = node.arguments?.as(LabeledExprListSyntax.self).map(Array.init) ?? []
    return arguments.map { argument in
      "\(argument.label?.text ?? ""): \(argument.expression.trimmedDescription), "
    }.joined()
  }

  private static func linkedCases(
    of route: EnumDeclSyntax, in context: some MacroExpansionContext
  ) -> [LinkedCase] {
    var cases: [LinkedCase] = []
    for declaration in route.memberBlock.members.compactMap({ $0.decl.as(EnumCaseDeclSyntax.self) })
    {
      guard let attribute = declaration.linkedAttribute else { continue }
      guard declaration.elements.count == 1, let element = declaration.elements.first else {
        context.diagnose(LinkedProblem.severalCases.diagnostic(at: attribute))
        continue
      }
      guard let linked = LinkedCase(element, attribute, in: context) else { continue }
      if let other = cases.first(where: { $0.form == linked.form }) {
        let problem = LinkedProblem.sameLinks(
          pattern: linked.text, other: other.text, caseName: other.name)
        context.diagnose(problem.diagnostic(at: linked.literal))
        continue
      }
      cases.append(linked)
    }
    return cases
  }
}

extension EnumCaseDeclSyntax {
  /// The `@Linked` of a case.
  fileprivate var linkedAttribute: AttributeSyntax? {
    attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }.first {
      $0.attributeName.trimmedDescription.split(separator: ".").last == "Linked"
    }
  }
}
