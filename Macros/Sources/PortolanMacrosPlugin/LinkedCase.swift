import SwiftDiagnostics
import SwiftSyntax

/// A case, its link, and which value each placeholder stands for.
struct LinkedCase {
  /// An associated value.
  struct Value {
    /// The label without backticks; nil when there is none.
    let label: String?
    let type: TypeSyntax
    let fallback: ExprSyntax?
    let syntax: EnumCaseParameterSyntax
  }

  let name: TokenSyntax
  let literal: StringLiteralExprSyntax
  let aliases: [StringLiteralExprSyntax]
  let pattern: PatternText
  let values: [Value]
  /// For each placeholder the place of its value.
  let places: [Int]

  var text: String { literal.representedLiteralValue ?? "" }

  /// The text without names, with types: equal ones can have one link.
  var form: String {
    var place = places.makeIterator()
    return pattern.text { placeholder in
      let type = place.next().map { values[$0].type.trimmedDescription } ?? ""
      return "{\(type)\(placeholder.mark.prefix { $0 != "=" })}"
    }
  }
}

extension LinkedCase {
  /// What is wrong with a case and its link.
  struct Faults: Error {
    let diagnostics: [Diagnostic]

    init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }

    init(_ problem: LinkedProblem, at node: some SyntaxProtocol, offset: Int? = nil) {
      diagnostics = [problem.diagnostic(at: node, offset: offset)]
    }
  }

  init(_ declaration: EnumCaseDeclSyntax, _ attribute: AttributeSyntax) throws(Faults) {
    guard declaration.elements.count == 1, let element = declaration.elements.first else {
      throw Faults(.severalCases, at: attribute)
    }
    name = element.name
    let arguments = attribute.arguments?.as(LabeledExprListSyntax.self).map(Array.init) ?? []
    let literals = arguments.compactMap { $0.expression.as(StringLiteralExprSyntax.self) }
    guard let first = literals.first, literals.count == arguments.count,
      literals.allSatisfy({ $0.representedLiteralValue != nil })
    else { throw Faults(.notALiteral, at: attribute) }
    (literal, aliases) = (first, Array(literals.dropFirst()))
    values = (element.parameterClause?.parameters).map(Array.init)?.map(Value.init) ?? []
    do throws(PatternText.Fault) {
      pattern = try PatternText(first.representedLiteralValue ?? "")
    } catch {
      // Behind the quotation mark.
      throw Faults(error.problem, at: first, offset: error.offset + 1)
    }
    let matching = ValueMatching(name.text, pattern, values, first)
    guard matching.diagnostics.isEmpty else { throw Faults(matching.diagnostics) }
    places = matching.places
  }

  /// The link of a case; nil when it has none that goes with it.
  static func sound(_ declaration: EnumCaseDeclSyntax, _ attribute: AttributeSyntax) -> Self? {
    do throws(Faults) { return try Self(declaration, attribute) } catch { return nil }
  }
}

extension LinkedCase.Value {
  init(_ parameter: EnumCaseParameterSyntax) {
    let label = parameter.firstName?.plain
    self.label = label == "_" ? nil : label
    type = parameter.type
    fallback = parameter.defaultValue?.value
    syntax = parameter
  }

  /// The label before an argument, where only one word of Swift needs backticks.
  var writtenLabel: String {
    guard let label else { return "" }
    return (label == "inout" ? "`inout`" : label.writtenName) + ": "
  }

  /// What arity a type has, as far as its spelling says.
  enum Arity { case one, optional, many, unknown }

  var arity: Arity {
    if type.is(OptionalTypeSyntax.self) { return .optional }
    if type.is(ArrayTypeSyntax.self) { return .many }
    guard let name = type.as(IdentifierTypeSyntax.self)?.name.text else { return .unknown }
    switch name {
    case "Optional": return .optional
    case "Array": return .many
    case "Int", "String", "Bool", "Double", "Float", "UUID", "Date", "UInt", "Int64", "UInt64":
      return .one
    default: return .unknown
    }
  }

  /// Whether no type so written is ever a value of a link.
  var hasNoCodec: Bool {
    type.is(TupleTypeSyntax.self) || type.is(FunctionTypeSyntax.self)
      || type.is(DictionaryTypeSyntax.self) || type.is(SomeOrAnyTypeSyntax.self)
      || type.is(MetatypeTypeSyntax.self)
  }
}
