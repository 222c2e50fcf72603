/// Whether a link opens an app according to an association file, and which rule decides that.
public struct AssociationDecision: Sendable, Hashable {
  /// Whether the link opens the app or stays in the browser.
  public enum Outcome: Sendable, Hashable {
    /// The link opens the app.
    case matches
    /// A rule excludes the link: it stays in the browser.
    case excluded
    /// No rule matches the link: it stays in the browser.
    case noMatch
  }

  /// Whether the link opens the app or stays in the browser.
  public let outcome: Outcome
  /// The place of the rule that decides, such as `applinks.details[0].components[2]`; nil for
  /// `noMatch`.
  public let rule: String?
  /// The comparisons, in order, up to the rule that decides.
  public let trace: [Step]

  /// One comparison of the link, with the result.
  public enum Step: Sendable, Hashable {
    /// The link is no `https` URL, or longer than 16 KB.
    case noLink
    /// The link's host is not the file's.
    case otherHost
    /// The file has no entries in `details`.
    case noEntries
    /// The entry at this place does not name the app.
    case otherApps(String)
    /// The entry at this place has no rules.
    case noRules(String)
    /// The link's path does not match `pattern` of the rule at the place `rule`.
    case path(rule: String, pattern: String)
    /// The link's query does not match `pattern` of the rule.
    case query(rule: String, pattern: String)
    /// The link's query item `name` does not match `pattern`; if the link lacks the item, its value
    /// counts as empty.
    case queryItem(rule: String, name: String, pattern: String)
    /// The link's fragment does not match `pattern` of the rule.
    case fragment(rule: String, pattern: String)
    /// The rule matches the link and decides: if `excludes` is true, the link stays in the browser,
    /// otherwise it opens the app.
    case fits(rule: String, excludes: Bool)
  }
}

extension AssociationFile {
  /// Returns whether a link opens an app, and why.
  ///
  /// The rules of all entries for that app are compared in order; the first that matches decides.
  /// The comparison follows Apple's documents and, where they are silent, what Apple's matcher was
  /// seen to do.
  ///
  /// - Parameters:
  ///   - url: The link.
  ///   - app: The app's identifier, with its team: `ABCDE12345.com.example.app`.
  ///   - domain: The host that serves the file; nil to accept a link of any host.
  /// - Returns: The outcome, the rule and all comparisons up to it.
  public func decision(
    for url: String, app: String, domain: String? = nil
  ) -> AssociationDecision {
    guard let link = AssociatedURL(url) else {
      return AssociationDecision(outcome: .noMatch, rule: nil, trace: [.noLink])
    }
    if let domain, domain.lowercased() != link.host {
      return AssociationDecision(outcome: .noMatch, rule: nil, trace: [.otherHost])
    }
    var trace: [AssociationDecision.Step] = details.isEmpty ? [.noEntries] : []
    for detail in details {
      guard detail.apps.contains(app) else {
        trace.append(.otherApps(detail.place))
        continue
      }
      if detail.rules.isEmpty { trace.append(.noRules(detail.place)) }
      for rule in effectiveRules(of: detail) {
        let step = RuleMatch(rule, variables).step(for: link)
        trace.append(step)
        guard case .fits(_, let excludes) = step else { continue }
        return AssociationDecision(
          outcome: excludes ? .excluded : .matches, rule: rule.place, trace: trace)
      }
    }
    return AssociationDecision(outcome: .noMatch, rule: nil, trace: trace)
  }

  /// Returns the apps that a link opens.
  ///
  /// - Parameters:
  ///   - url: The link.
  ///   - domain: The host that serves the file; nil to accept a link of any host.
  /// - Returns: The identifiers of the apps, in the order of the file; empty when none opens.
  public func apps(opening url: String, domain: String? = nil) -> [String] {
    apps.filter { decision(for: url, app: $0, domain: domain).outcome == .matches }
  }
}
