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
    let reader = CaseReader(route, node, in: context.lexicalContext)
    reader.diagnostics.forEach(context.diagnose)
    guard reader.isWritable else { return [] }
    return TableWriter(route, linked: reader.linked, origins: origins(of: node)).members
  }

  /// The arguments as they are written.
  private static func origins(of node: AttributeSyntax) -> String {
    let arguments = node.arguments?.as(LabeledExprListSyntax.self).map(Array.init) ?? []
    return arguments.map { argument in
      "\(argument.label?.text ?? ""): \(argument.expression.trimmedDescription), "
    }.joined()
  }
}
