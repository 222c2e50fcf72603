public import SwiftSyntax
public import SwiftSyntaxMacros

/// Writes the pattern of a case beside the case; `LinkedRoutesMacro` lists it.
public enum LinkedMacro: PeerMacro {
  /// Adds the pattern.
  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [DeclSyntax] {
    guard let declaration = declaration.as(EnumCaseDeclSyntax.self) else {
      context.diagnose(LinkedProblem.notACase.diagnostic(at: node))
      return []
    }
    // Of several, `LinkedRoutesMacro` says that the others are too many.
    guard node.trimmedDescription == declaration.linkedAttributes.first?.trimmedDescription else {
      return []
    }
    do throws(LinkedCase.Faults) {
      let linked = try LinkedCase(declaration, node)
      return declaration.elements.map {
        PatternWriter(linked).member(named: PatternWriter.name(of: $0))
      }
    } catch {
      error.diagnostics.forEach(context.diagnose)
      return []
    }
  }
}
