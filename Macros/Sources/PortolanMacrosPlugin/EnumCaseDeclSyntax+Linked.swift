import SwiftSyntax

extension EnumCaseDeclSyntax {
  /// Each `@Linked` of a case.
  var linkedAttributes: [AttributeSyntax] {
    attributes.compactMap { $0.as(AttributeSyntax.self) }.filter { $0.isNamed("Linked") }
  }

  /// An `#if` around the `@Linked` of a case, but not around the case.
  var linkedCondition: IfConfigDeclSyntax? {
    attributes.lazy.compactMap { $0.as(IfConfigDeclSyntax.self) }.first {
      $0.clauses.contains { clause in
        clause.elements?.as(AttributeListSyntax.self)?.contains {
          $0.as(AttributeSyntax.self)?.isNamed("Linked") == true
        } == true
      }
    }
  }
}

extension AttributeSyntax {
  /// Whether it has this name, with or without that of its module.
  func isNamed(_ name: String) -> Bool {
    attributeName.trimmedDescription.split(separator: ".").last.map { $0 == name } == true
  }
}

extension TokenSyntax {
  /// The name without the backticks around a keyword.
  var plain: String { text.filter { $0 != "`" } }
}

extension String {
  /// The name as code writes it: in backticks when Swift would not read it as one word.
  var writtenName: String {
    let isWord = first?.isNumber == false && allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    return isWord ? self : "`\(self)`"
  }
}
