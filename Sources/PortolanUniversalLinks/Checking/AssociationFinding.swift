/// A mistake, or a probable mistake, in an association file.
public struct AssociationFinding: Sendable, Hashable {
  /// How bad a mistake is.
  public enum Severity: Sendable, Hashable {
    /// Some links do not open as the file says.
    case error
    /// Some links probably do not open as the author of the file expects.
    case warning
  }

  /// A mistake in an association file.
  #if hasAttribute(nonexhaustive)
  @nonexhaustive
  #endif
  public enum Fact: Sendable, Hashable {
    /// A mistake in the file as a whole, or in the form of a value.
    case file(FileFact)
    /// A mistake in an entry of `details`.
    case entry(EntryFact)
    /// A mistake in a rule.
    case rule(RuleFact)
  }

  /// A mistake in a file, or in the form of a value.
  #if hasAttribute(nonexhaustive)
  @nonexhaustive
  #endif
  public enum FileFact: Sendable, Hashable {
    /// The file is not JSON; the fault has the line, the column and the reason.
    case notJSON(JSONFault)
    /// The file has this number of bytes, more than Apple reads (`AssociationFile.largest`).
    case tooLarge(Int)
    /// A value is not of the kind `expected`, such as `an array`; Apple ignores the value.
    case wrongKind(expected: String)
    /// Apple does not know this key, and ignores it; `nearest` is a similar known key, or nil.
    case unknownKey(String, nearest: String?)
    /// This key occurs twice in one object; only the last one counts.
    case duplicateKey(String)
    /// The old form, with `paths`, needs an empty array `apps` beside `details`.
    case missingApps
    /// The value of `apps` in `applinks` is not an empty array; identifiers belong in `details`.
    case filledApps
  }

  /// A mistake in an entry of `details`.
  #if hasAttribute(nonexhaustive)
  @nonexhaustive
  #endif
  public enum EntryFact: Sendable, Hashable {
    /// The entry names no app, so it opens nothing.
    case noIdentifier
    /// This text is not an app's identifier: the ten characters of a team, a dot and a bundle
    /// identifier.
    case badIdentifier(String)
    /// This identifier looks like a template's, to be replaced by the app's own.
    case placeholder(String)
    /// The entry has no rules, so it opens nothing.
    case noRules
    /// All rules of the entry exclude links, so it opens nothing.
    case onlyExcludes
    /// The entry has `components` and `paths`; iOS 13 and later read only `components`. `areEqual`
    /// is true if both say the same.
    case bothForms(areEqual: Bool)
    /// The entry has `appID` and `appIDs`, and `appIDs` lacks the app of `appID`.
    case bothIdentifiers
  }

  /// A mistake in a rule.
  #if hasAttribute(nonexhaustive)
  @nonexhaustive
  #endif
  public enum RuleFact: Sendable, Hashable {
    /// An earlier rule matches every link of this rule and does the opposite; `by` is the earlier
    /// rule's place in the file.
    case unreachable(by: String)
    /// An earlier rule matches every link of this rule and does the same; `by` is the earlier
    /// rule's place in the file.
    case repeated(by: String)
    /// The value of this query item is not a string, so Apple ignores all query items of the rule.
    case droppedQuery(item: String)
    /// The pattern of this query item is a star, which also matches a link without the item.
    case starForItem(String)
    /// This character in a path pattern never matches: it begins another part of a URL.
    case markInPath(String)
    /// The pattern has this character, which a URL always has percent-encoded, so the pattern
    /// matches no link.
    case unencoded(String)
    /// The file does not define this variable, so the pattern matches no link.
    case undefinedVariable(String)
    /// A `$(` has no closing bracket.
    case unterminatedVariable
    /// A variable's value contains this other variable, and Apple forbids variables in values.
    case nestedVariable(String)
    /// A path begins with `NOT` without a space behind it, so it does not exclude.
    case notWithoutSpace
    /// The pattern, or the list of its variables' values, is too long, so it matches no link.
    case longPattern
  }

  /// What is wrong in the file, or worth knowing.
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
  /// The code of the mistake for tools, such as `AASA101`; it stays the same when sentences change.
  public var code: String { texts.code }
  /// How bad the mistake is.
  public var severity: Severity { texts.severity }
  /// The place, the mistake with its reason, and the fix, in English for developers.
  public var sentence: String {
    (place.isEmpty ? "" : place + ": ") + texts.what + " " + texts.fix
  }
}
