import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// A Swift file and its syntax tree.
package struct SwiftFile {
  /// Why a file cannot be read.
  package struct Problem: Error {
    package let line: Int
    package let sentence: String
  }

  /// How messages call it.
  let name: String
  let tree: SourceFileSyntax
  private let locations: SourceLocationConverter

  /// Throws the first syntax error.
  package init(_ name: String, source: String) throws(Problem) {
    self.name = name
    tree = Parser.parse(source: source)
    locations = SourceLocationConverter(fileName: name, tree: tree)
    let problem = ParseDiagnosticsGenerator.diagnostics(for: tree).first {
      $0.diagMessage.severity == .error
    }
    if let problem {
      throw Problem(line: problem.location(converter: locations).line, sentence: problem.message)
    }
  }

  /// Where a node begins: `Shop/ShopScreens.swift:12`.
  func site(of node: some SyntaxProtocol) -> String {
    "\(name):\(node.startLocation(converter: locations).line)"
  }
}
