/// Something in an association file that does not do what its author probably wants.
public struct AssociationFinding: Sendable, Hashable {
  /// How bad it is.
  public enum Severity: Sendable, Hashable {
    /// Links do not do what the file says.
    case error
    /// Links probably do something else than the author thinks.
    case warning
  }

  /// What is wrong.
  public enum Fact: Sendable, Hashable {
    /// With the file, or the form of a value.
    case file(FileFact)
    /// With an entry of `details`.
    case entry(EntryFact)
    /// With a rule.
    case rule(RuleFact)
  }

  /// What is wrong with a file, or the form of a value.
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

  /// What is wrong with an entry of `details`.
  public enum EntryFact: Sendable, Hashable {
    /// The entry names no app.
    case noIdentifier
    /// This is no team and bundle identifier.
    case badIdentifier(String)
    /// This identifier is a template's.
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

  /// What is wrong with a rule.
  public enum RuleFact: Sendable, Hashable {
    /// An earlier rule takes every link of this one, and does the opposite.
    case unreachable(by: String)
    /// An earlier rule takes every link of this one, and does the same.
    case repeated(by: String)
    /// A query dictionary with a value that is no text is dropped as a whole.
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

  /// What is wrong.
  public let fact: Fact
  /// Where, such as `applinks.details[0].components[2]`; empty for the file.
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
  /// What to call it: stays the same whatever the words are.
  public var code: String { texts.code }
  /// How bad it is.
  public var severity: Severity { texts.severity }
  /// What is wrong and why, and what to do, in two sentences.
  public var sentence: String {
    (place.isEmpty ? "" : place + ": ") + texts.what + " " + texts.fix
  }
}
