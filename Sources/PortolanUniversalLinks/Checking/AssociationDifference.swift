public import PortolanLinks

/// The differences between an association file and a link table, with an example link for each.
public struct AssociationDifference: Sendable, Hashable {
  /// A link that only the file or only the table accepts for the app.
  public struct Example: Sendable, Hashable {
    /// The link, such as `https://shop.example/products/1`.
    public let link: String
    /// What accepts the link: in `onlyInTable` the text of the pattern; in `onlyInFile` the place
    /// of the rule in the file, such as `applinks.details[0].components[2]`.
    public let source: String

    /// Makes an example from a link and its source.
    public init(link: String, source: String) {
      self.link = link
      self.source = source
    }
  }

  /// Links that the table can read, but that the file leaves to the browser.
  public let onlyInTable: [Example]
  /// Links that the file opens in the app, but that the table cannot read.
  public let onlyInFile: [Example]

  /// Whether the comparison found no difference.
  ///
  /// It tries only examples, so there may be differences that it did not find.
  public var isEmpty: Bool { onlyInTable.isEmpty && onlyInFile.isEmpty }

  /// Compares a file with a table by example links.
  ///
  /// It tries a link for each pattern, with and without optional segments, and up to four links for
  /// each rule that opens the app, with short texts for stars and variables. So each link in the
  /// result is a real difference, but the comparison may miss others.
  ///
  /// - Parameters:
  ///   - file: The association file.
  ///   - links: The link table.
  ///   - app: The app's identifier, with its team: `ABCDE12345.com.example.app`.
  ///   - host: The host that serves the file; the table must list it, too.
  public init<Output>(
    between file: AssociationFile, and links: LinkTable<Output>, app: String, at host: String
  ) {
    var (onlyInTable, onlyInFile): ([Example], [Example]) = ([], [])
    for outline in links.outlines where outline.isServed(at: host) {
      let link = outline.example(at: host)
      // The more specific pattern that would read it has its own example.
      guard (try? links.read(link)) != nil,
        file.decision(for: link, app: app, domain: host).outcome != .matches
      else { continue }
      onlyInTable.append(Example(link: link, source: outline.text))
    }
    for detail in file.details where detail.apps.contains(app) {
      for rule in file.effectiveRules(of: detail) where !rule.isExcluding {
        let example = RuleExamples(rule, file.variables).links(at: host).first { link in
          file.decision(for: link, app: app, domain: host).rule == rule.place
            && (try? links.read(link)) == nil
        }
        if let example { onlyInFile.append(Example(link: example, source: rule.place)) }
      }
    }
    self.onlyInTable = onlyInTable
    self.onlyInFile = onlyInFile
  }
}

/// Links that a rule is for.
struct RuleExamples {
  private let rule: AssociationRule
  private let variables: [String: [String]]

  init(_ rule: AssociationRule, _ variables: [String: [String]]) {
    self.rule = rule
    self.variables = variables
  }

  /// Up to four links, with different texts for the stars.
  func links(at host: String) -> [String] {
    ["", "x", "1", "x/y"].map { link(at: host, star: $0) }
  }

  private func link(at host: String, star: String) -> String {
    let path = text(of: rule.path ?? "/*", star)
    var link = "https://\(host)" + (path.hasPrefix("/") ? path : "/" + path)
    let star = star == "x/y" ? "x" : star
    switch rule.query {
    case .whole(let pattern)?:
      let query = text(of: pattern, star)
      if !query.isEmpty { link += "?" + query }
    case .items(let items)? where !items.isEmpty:
      link += "?" + items.map { "\($0.name)=\(text(of: $0.pattern, star))" }.joined(separator: "&")
    case .items?, .dropped?, nil: break
    }
    let fragment = rule.fragment.map { text(of: $0, star) } ?? ""
    return fragment.isEmpty ? link : link + "#" + fragment
  }

  private func text(of pattern: String, _ star: String) -> String {
    let glob = Glob(pattern, variables: variables, isCaseSensitive: true)
    var text = String.UnicodeScalarView()
    append(glob.tokens, star, to: &text)
    return String(text)
  }

  private func append(
    _ tokens: [Glob.Token], _ star: String, to text: inout String.UnicodeScalarView
  ) {
    for token in tokens {
      switch token {
      case .scalar(let scalar): text.append(scalar)
      case .one: text.append("1")
      case .any: text += star.unicodeScalars
      case .oneOf(let scalars): if let least = scalars.min() { text.append(least) }
      case .choice(let choice): append(choice.first, star, to: &text)
      }
    }
  }
}
