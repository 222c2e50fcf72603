/// The text of a pattern, or of one of its aliases, that goes with the pattern's values.
final class CheckedText: Sendable {
  let syntax: PatternSyntax
  /// Of each placeholder of this text.
  let shapes: [LinkShape]
  let specificity: Specificity
  /// For each placeholder of an alias its number in the pattern; of the pattern itself they are the same.
  private let slots: [Int]?

  init(_ text: String, of pattern: PatternSource, as main: CheckedText?) throws(PatternFault) {
    let syntax = try PatternCheck.syntax(
      of: text, parameters: pattern.parameters, as: main?.syntax)
    let slots = (main?.syntax.names).map { names in
      syntax.names.map { names.firstIndex(of: $0) ?? 0 }
    }
    let shapes =
      slots?.map { pattern.parameters[$0].shape } ?? pattern.parameters.map { $0.shape }
    specificity = Specificity(syntax, shapes: shapes, rules: pattern.rules)
    (self.syntax, self.slots, self.shapes) = (syntax, slots, shapes)
  }

  /// The number in the pattern of a placeholder of this text.
  func slot(_ slot: Int) -> Int { slots?[slot] ?? slot }
}
