/// A way in which a link may be one of a pattern's: with or without its optional parts, or under
/// an alias.
struct Candidate: Sendable {
  /// Its pattern's place in the table.
  let pattern: Int
  /// Which of the pattern's texts it is of: 0 is the pattern itself, then come its aliases.
  let text: Int
  let form: CandidateForm

  /// Whether some link may be both, when the path does not tell them apart.
  func mayOverlap(_ other: Candidate) -> Bool { form.wanted.mayOverlap(other.form.wanted) }
}
