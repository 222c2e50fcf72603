import SwiftDiagnostics
import SwiftSyntax

/// Why a case and its link do not go together.
enum LinkedProblem: Error, Hashable {
  case notAnEnum, notACase
  /// A table is a stored value of the type, which a generic type has none of.
  case generic
  case noCase
  /// Two cases have one base name.
  case sameName(String)
  /// The macro makes a member of this name.
  case takenName(String)
  /// One attribute for several cases.
  case severalCases
  /// Several attributes for one case.
  case severalLinks
  case linkInCondition
  /// The text is put together at run time.
  case notALiteral
  case noSlash, brace
  case mark(String)
  case twice(String)
  case noValue(placeholder: String, caseName: String)
  case noPlaceholder(value: String, pattern: String)
  /// The type has no text.
  case noCodec(type: String)
  case needsOptional(placeholder: String, type: String)
  case needsArray(placeholder: String, type: String)
  case needsMark(placeholder: String, mark: String, type: String)
  case sameLinks(pattern: String, other: String, caseName: String)

  var sentence: String {
    switch self {
    case .notAnEnum: "@LinkedRoutes belongs to an enum."
    case .notACase: "@Linked belongs to a case of an enum."
    case .generic:
      "A generic type cannot keep a table of links: move the links to an enum that is not generic."
    case .noCase: "@LinkedRoutes needs a case that is in every build."
    case .sameName(let name):
      "Two cases are called \(name), and a table knows them by name: give one another name."
    case .takenName(let name): "@LinkedRoutes makes \(name) itself: choose another name."
    case .severalLinks: "A case has one @Linked: write further patterns as its aliases."
    case .linkInCondition: "@Linked cannot be in #if alone: put the case into it too."
    case .severalCases: "@Linked is for one case: give each a line of its own."
    case .notALiteral:
      "The pattern must be a plain text: the macro reads it when the app is compiled."
    case .noSlash: "A pattern begins with a slash, or with an origin such as https://shop.example."
    case .brace: "A brace has no partner, or no name in it; write %7B for a brace itself."
    case .mark(let mark): "\(mark) is no mark: write ?, *, +, **, or = and a default."
    case .twice(let name): "{\(name)} stands twice."
    case .noValue(let placeholder, let name): "The case \(name) has no value for {\(placeholder)}."
    case .noPlaceholder(let value, let pattern):
      "\(pattern) has no placeholder for \(value), and \(value) has no default."
    case .noCodec(let type): "A link has no text for the type \(type)."
    case .needsOptional(let placeholder, let type):
      "{\(placeholder)?} may be left out, so that its value is an optional; it is \(type)."
    case .needsArray(let placeholder, let type):
      "{\(placeholder)} may be there several times, so that its value is an array; it is \(type)."
    case .needsMark(let placeholder, let mark, let type):
      "The value of {\(placeholder)} is \(type): write {\(placeholder)\(mark)}."
    case .sameLinks(let pattern, let other, let name):
      "\(pattern) and \(other), of the case \(name), can have one link. Let them differ in a word or in a type."
    }
  }
}

extension LinkedProblem: DiagnosticMessage {
  var message: String { sentence }
  var severity: DiagnosticSeverity { .error }
  var diagnosticID: MessageID {
    MessageID(domain: "PortolanMacros", id: String("\(self)".prefix { $0 != "(" }))
  }

  func diagnostic(
    at node: some SyntaxProtocol, offset: Int? = nil, fixes: [FixIt] = []
  ) -> Diagnostic {
    let start = node.positionAfterSkippingLeadingTrivia
    return Diagnostic(
      node: Syntax(node),
      position: offset.map { AbsolutePosition(utf8Offset: start.utf8Offset + $0) },
      message: self, fixIts: fixes)
  }
}

/// What a fix does.
struct LinkedFix: FixItMessage {
  let message: String
  var fixItID: MessageID { MessageID(domain: "PortolanMacros", id: "fix") }
}
