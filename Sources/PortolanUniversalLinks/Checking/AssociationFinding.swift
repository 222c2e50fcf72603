/// Something in an association file that does not do what its author probably wants.
public struct AssociationFinding: Sendable, Hashable {
  /// The severity of a finding.
  public enum Severity: Sendable, Hashable {
    /// Links do not do what the file says.
    case error
    /// Links probably do something else than the author thinks.
    case warning
  }

  /// The mistake, with its place in the file.
  #if hasAttribute(nonexhaustive)
  @nonexhaustive
  #endif
  public enum Fact: Sendable, Hashable {
    /// With the file, or the form of a value.
    case file(FileFact)
    /// With an entry of `details`.
    case entry(EntryFact)
    /// With a rule.
    case rule(RuleFact)
  }

  /// A mistake in a file, or in the form of a value.
  #if hasAttribute(nonexhaustive)
  @nonexhaustive
  #endif
  public enum FileFact: Sendable, Hashable {
    /// It is not JSON, at this place for this reason.
    case notJSON(JSONFault)
    /// It has more bytes than Apple takes.
    case tooLarge(Int)
    /// A value is of another kind than Apple reads: this is expected.
    case wrongKind(expected: String)
    /// A key that Apple does not know; perhaps this one was meant.
    case unknownKey(String, nearest: String?)
    /// A key stands twice; the last one counts.
    case duplicateKey(String)
    /// The old form needs an empty `apps`.
    case missingApps
    /// `apps` of `applinks` must be empty.
    case filledApps
  }

  /// A mistake in an entry of `details`.
  #if hasAttribute(nonexhaustive)
  @nonexhaustive
  #endif
  public enum EntryFact: Sendable, Hashable {
    /// The entry names no app.
    case noIdentifier
    /// This is not a team and bundle identifier.
    case badIdentifier(String)
    /// This identifier is still that of a template.
    case placeholder(String)
    /// An entry without rules opens nothing.
    case noRules
    /// An entry whose rules all exclude opens nothing.
    case onlyExcludes
    /// An entry has both forms; newer systems read only `components`.
    case bothForms(areEqual: Bool)
    /// An entry has `appID` and `appIDs` that differ.
    case bothIdentifiers
  }

  /// A mistake in a rule.
  #if hasAttribute(nonexhaustive)
  @nonexhaustive
  #endif
  public enum RuleFact: Sendable, Hashable {
    /// An earlier rule takes every link of this one, and does the opposite.
    case unreachable(by: String)
    /// An earlier rule takes every link of this one, and does the same.
    case repeated(by: String)
    /// A query dictionary with a value that is not a text is dropped as a whole.
    case droppedQuery(item: String)
    /// A star for a query item is also fine with a missing one.
    case starForItem(String)
    /// A path never has this character: it begins another part.
    case markInPath(String)
    /// A character that a URL has percent-encoded.
    case unencoded(String)
    /// A variable that the file does not define.
    case undefinedVariable(String)
    /// `$(` without its bracket.
    case unterminatedVariable
    /// A value of a variable uses another one.
    case nestedVariable(String)
    /// `NOT` without the space behind it is part of a path.
    case notWithoutSpace
    /// A pattern longer than any URL.
    case longPattern
  }

  /// The mistake, with its place in the file.
  public let fact: Fact
  /// The place in the file, such as `applinks.details[0].components[2]`; empty for the file itself.
  public let place: String

  init(_ fact: FileFact, at place: String = "") {
    self.fact = .file(fact)
    self.place = place
  }

  init(_ fact: EntryFact, at place: String) {
    self.fact = .entry(fact)
    self.place = place
  }

  init(_ fact: RuleFact, at place: String) {
    self.fact = .rule(fact)
    self.place = place
  }
}

extension AssociationFinding {
  /// A name for tools; it stays the same when the words change.
  public var code: String { texts.code }
  /// The severity of a finding.
  public var severity: Severity { texts.severity }
  /// The mistake with its reason, and the fix, in two sentences.
  public var sentence: String {
    (place.isEmpty ? "" : place + ": ") + texts.what + " " + texts.fix
  }
}
