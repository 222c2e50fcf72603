import SwiftDiagnostics
import SwiftSyntax

/// Finds for each placeholder of a pattern the value that it stands for, and says what has no partner.
struct ValueMatching {
  private(set) var places: [Int] = []
  private(set) var diagnostics: [Diagnostic] = []

  private let name: String
  private let pattern: PatternText
  private let values: [LinkedCase.Value]
  private let literal: StringLiteralExprSyntax

  init(
    _ name: String, _ pattern: PatternText, _ values: [LinkedCase.Value],
    _ literal: StringLiteralExprSyntax
  ) {
    (self.name, self.pattern, self.values, self.literal) = (name, pattern, values, literal)
    match()
  }

  private mutating func match() {
    let labelled = Set(pattern.placeholders.map(\.name))
    var unlabelled = values.indices.filter { values[$0].label == nil }[...]
    for placeholder in pattern.placeholders {
      if let place = values.firstIndex(where: { $0.label == placeholder.name })
        ?? unlabelled.popFirst()
      {
        places.append(place)
        checkType(of: values[place], for: placeholder)
      } else {
        say(
          .noValue(placeholder: placeholder.name, caseName: name), at: placeholder,
          fixes: values.compactMap(\.label).filter { !labelled.contains($0) }.map { label in
            rename(placeholder, to: label + placeholder.mark)
          })
      }
    }
    // The value that is left may be the one that was meant.
    guard places.count == pattern.placeholders.count else { return }
    for (place, value) in values.enumerated()
    where !places.contains(place) && value.fallback == nil {
      let name = value.label ?? "its value of the type \(value.type.trimmedDescription)"
      diagnostics.append(
        LinkedProblem.noPlaceholder(value: name, pattern: text).diagnostic(
          at: value.syntax,
          fixes: value.label.map { [replaceText(with: adding($0), "Add {\($0)} to the pattern")] }
            ?? []))
    }
  }

  private var text: String { literal.representedLiteralValue ?? "" }

  private mutating func checkType(
    of value: LinkedCase.Value, for placeholder: PatternText.Placeholder
  ) {
    let type = value.type.trimmedDescription
    if value.hasNoCodec {
      diagnostics.append(LinkedProblem.noCodec(type: type).diagnostic(at: value.type))
      return
    }
    switch (placeholder.mark.first, value.arity) {
    case ("?", .one), ("?", .many):
      say(
        .needsOptional(placeholder: placeholder.name, type: type), at: placeholder,
        fixes: [rename(placeholder, to: placeholder.name)])
    case ("+", .one), ("+", .optional), ("*", .optional):
      say(
        .needsArray(placeholder: placeholder.name + placeholder.mark, type: type), at: placeholder,
        fixes: [rename(placeholder, to: placeholder.name)])
    case ("*", .one) where placeholder.mark == "*":
      say(
        .needsArray(placeholder: placeholder.name + "*", type: type), at: placeholder,
        fixes: [rename(placeholder, to: placeholder.name)])
    case (nil, .optional): sayMark("?", placeholder, type)
    case (nil, .many): sayMark("*", placeholder, type)
    default: break
    }
  }

  private mutating func sayMark(
    _ mark: String, _ placeholder: PatternText.Placeholder, _ type: String
  ) {
    say(
      .needsMark(placeholder: placeholder.name, mark: mark, type: type), at: placeholder,
      fixes: [rename(placeholder, to: placeholder.name + mark)])
  }

  private mutating func say(
    _ problem: LinkedProblem, at placeholder: PatternText.Placeholder, fixes: [FixIt]
  ) {
    // Behind the quotation mark.
    diagnostics.append(
      problem.diagnostic(at: literal, offset: placeholder.offset + 1, fixes: fixes))
  }

  private func rename(_ placeholder: PatternText.Placeholder, to inside: String) -> FixIt {
    let old = "{\(placeholder.name)\(placeholder.mark)}"
    return replaceText(
      with: text.replacing(old, with: "{\(inside)}"), "Write {\(inside)}")
  }

  /// The pattern with one segment more.
  private func adding(_ label: String) -> String {
    let end = text.firstIndex { $0 == "?" || $0 == "#" } ?? text.endIndex
    let path = text[..<end]
    return path + (path.hasSuffix("/") ? "" : "/") + "{\(label)}" + text[end...]
  }

  private func replaceText(with text: String, _ message: String) -> FixIt {
    let new = StringLiteralExprSyntax(content: text)
    return FixIt(
      message: LinkedFix(message: message),
      changes: [.replace(oldNode: Syntax(literal), newNode: Syntax(new))])
  }
}
