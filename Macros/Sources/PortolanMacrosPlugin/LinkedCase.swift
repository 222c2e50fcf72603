import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// A case, its link, and which value each placeholder stands for.
struct LinkedCase {
  /// An associated value.
  struct Value {
    let label: String?
    let type: TypeSyntax
    let fallback: ExprSyntax?
    let syntax: EnumCaseParameterSyntax
  }

  let name: String
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

  /// Reads a case; nil when it has no link, or one that does not go with it, which is then said.
  init?(
    _ element: EnumCaseElementSyntax, _ attribute: AttributeSyntax,
    in context: some MacroExpansionContext
  ) {
    name = element.name.text
    let arguments = attribute.arguments?.as(LabeledExprListSyntax.self).map(Array.init) ?? []
    let literals = arguments.compactMap { $0.expression.as(StringLiteralExprSyntax.self) }
    guard let first = literals.first, literals.count == arguments.count,
      literals.allSatisfy({ $0.representedLiteralValue != nil })
    else {
      context.diagnose(LinkedProblem.notALiteral.diagnostic(at: attribute))
      return nil
    }
    (literal, aliases) = (first, Array(literals.dropFirst()))
    values = (element.parameterClause?.parameters).map(Array.init)?.map(Value.init) ?? []
    do throws(PatternText.Fault) {
      pattern = try PatternText(first.representedLiteralValue ?? "")
    } catch {
      // Behind the quotation mark.
      context.diagnose(error.problem.diagnostic(at: first, offset: error.offset + 1))
      return nil
    }
    let matching = ValueMatching(name, pattern, values, first)
    for diagnostic in matching.diagnostics { context.diagnose(diagnostic) }
    guard matching.diagnostics.isEmpty else { return nil }
    places = matching.places
  }
}

extension LinkedCase.Value {
  init(_ parameter: EnumCaseParameterSyntax) {
    let label = parameter.firstName?.text
    self.label = label == "_" ? nil : label
    type = parameter.type
    fallback = parameter.defaultValue?.value
    syntax = parameter
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
