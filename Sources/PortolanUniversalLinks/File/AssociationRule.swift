/// A rule of an entry: it matches some links, and opens the app for them or keeps them in the
/// browser.
public struct AssociationRule: Sendable, Hashable {
  /// What a rule wants of a query.
  enum Query: Sendable, Hashable {
    /// This pattern for the whole of it.
    case whole(String)
    /// A pattern for each value of an item; names and patterns in the order of the file.
    case items([Item])
    /// Anything: one of the items has a value that is no text, so that Apple's matcher drops all.
    case dropped

    struct Item: Sendable, Hashable {
      let name: String
      let pattern: String
    }
  }

  /// The place of the rule in the file, such as `applinks.details[0].components[2]`.
  public let place: String
  var path: String?
  var query: Query?
  var fragment: String?
  var exclude: Bool?
  var caseSensitive: Bool?
  var percentEncoded: Bool?
  let json: JSONValue

  /// Reads an entry of `components`, or `defaults`.
  init(_ json: JSONValue, place: String) {
    self.json = json
    self.place = place
    path = json["/"]?.string
    fragment = json["#"]?.string
    exclude = json["exclude"]?.bool
    caseSensitive = json["caseSensitive"]?.bool
    percentEncoded = json["percentEncoded"]?.bool
    switch json["?"] {
    case .string(let pattern)?: query = .whole(pattern)
    case .object(let members)?:
      let items = members.compactMap { member in
        member.value.string.map { Query.Item(name: member.key, pattern: $0) }
      }
      query = items.count == members.count ? .items(items) : .dropped
    default: query = nil
    }
  }

  /// Reads an entry of `paths`: only the path counts, and `NOT ` in front excludes.
  init(path json: JSONValue, place: String) {
    self.json = json
    self.place = place
    let text = json.string ?? ""
    let isExcluded = text.hasPrefix("NOT ")
    path = isExcluded ? String(text.dropFirst(4)) : text
    exclude = isExcluded
  }

  /// The rule with the defaults for what it does not say itself.
  ///
  /// Apple's matcher takes `/`, `?` and `exclude` from the defaults too.
  func over(_ defaults: AssociationRule) -> AssociationRule {
    var rule = self
    rule.path = path ?? defaults.path
    rule.query = query ?? defaults.query
    rule.fragment = fragment ?? defaults.fragment
    rule.exclude = exclude ?? defaults.exclude
    rule.caseSensitive = caseSensitive ?? defaults.caseSensitive
    rule.percentEncoded = percentEncoded ?? defaults.percentEncoded
    return rule
  }

  /// Whether links of the rule stay in the browser.
  var isExcluding: Bool { exclude ?? false }
  var isCaseSensitive: Bool { caseSensitive ?? true }
  var isPercentEncoded: Bool { percentEncoded ?? true }
}

extension AssociationFile {
  /// The rules of an entry with all defaults.
  func effectiveRules(of detail: AssociationDetail) -> [AssociationRule] {
    let defaults = detail.defaults.over(defaults)
    return detail.rules.map { $0.over(defaults) }
  }
}
