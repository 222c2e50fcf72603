public import SwiftSyntax
public import SwiftSyntaxMacros

/// Marks a case; `LinkedRoutesMacro` reads it.
public enum LinkedMacro: PeerMacro {
  /// Adds nothing.
  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [DeclSyntax] {
    if !declaration.is(EnumCaseDeclSyntax.self) {
      context.diagnose(LinkedProblem.notACase.diagnostic(at: node))
    }
    return []
  }
}
