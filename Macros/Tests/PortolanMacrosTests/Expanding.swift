import SwiftDiagnostics
import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import PortolanMacrosPlugin

private let macros: [String: any Macro.Type] = [
  "LinkedRoutes": LinkedRoutesMacro.self, "Linked": LinkedMacro.self,
]

/// Compares an expansion.
func expect(
  _ source: String, _ expanded: String, _ diagnostics: [DiagnosticSpec],
  location: Testing.SourceLocation = #_sourceLocation
) {
  assertMacroExpansion(
    source, expandedSource: expanded, diagnostics: diagnostics,
    macroSpecs: macros.mapValues { MacroSpec(type: $0) }, indentationWidth: .spaces(4)
  ) { failure in
    Issue.record("\(failure.message)", sourceLocation: location)
  }
}

/// What a macro said.
struct SaidProblem {
  let message: String
  let column: Int
  let fixes: [String]
}

/// What the macros say of a source.
func problems(in source: String) -> [SaidProblem] {
  let file = Parser.parse(source: source)
  let context = BasicMacroExpansionContext(
    sourceFiles: [file: .init(moduleName: "Test", fullFilePath: "Test.swift")])
  _ = file.expand(macros: macros) {
    BasicMacroExpansionContext(
      sharingWith: context, lexicalContext: $0.parent?.allMacroLexicalContexts() ?? [])
  }
  return context.diagnostics.map { diagnostic in
    let location = context.location(
      for: diagnostic.position, anchoredAt: diagnostic.node, fileName: "Test.swift")
    return SaidProblem(
      message: diagnostic.message, column: location.column,
      fixes: diagnostic.fixIts.map(\.message.message))
  }
}
