import SwiftSyntax

extension DeclSyntax {
  /// The name of a declaration, other than a case, that `@LinkedRoutes` declares too.
  var takenName: TokenSyntax? {
    if let type = asProtocol((any NamedDeclSyntax).self), !self.is(FunctionDeclSyntax.self) {
      return type.name.text == "CaseName" ? type.name : nil
    }
    guard let variable = self.as(VariableDeclSyntax.self) else { return nil }
    let isStatic = variable.modifiers.contains { $0.name.text == "static" }
    let taken = isStatic ? ["links", "linkSamples"] : ["caseName"]
    return variable.bindings.lazy.compactMap {
      $0.pattern.as(IdentifierPatternSyntax.self)?.identifier
    }.first { taken.contains($0.plain) }
  }
}

extension Syntax {
  /// Whether a declaration has generic parameters.
  var isGeneric: Bool {
    asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause != nil
  }
}
