/// What an association file says to a link, and why.
public struct AssociationDecision: Sendable, Hashable {
  /// What happens to the link.
  public enum Outcome: Sendable, Hashable {
    /// It opens the app.
    case matches
    /// A rule keeps it in the browser.
    case excluded
    /// No rule is for it: it stays in the browser.
    case noMatch
  }

  /// What happens to the link.
  public let outcome: Outcome
  /// The rule that decided, such as `applinks.details[0].components[2]`; nil when none did.
  public let rule: String?
  /// What was compared, in order.
  public let trace: [Step]

  /// What a link was compared with, and how that went.
  public enum Step: Sendable, Hashable {
    /// It is no `https` URL, or longer than 16 KB.
    case noLink
    /// It is at another host than the file.
    case otherHost
    /// The file has no entries for links.
    case noEntries
    /// The entry at this place is for other apps.
    case otherApps(String)
    /// The entry at this place has no rules.
    case noRules(String)
    /// The rule at this place wants another path: this pattern.
    case path(rule: String, pattern: String)
    /// The rule wants another query: this pattern.
    case query(rule: String, pattern: String)
    /// The rule wants another value of a query item; a missing item counts as the empty text.
    case queryItem(rule: String, name: String, pattern: String)
    /// The rule wants another fragment: this pattern.
    case fragment(rule: String, pattern: String)
    /// All that the rule wants is there.
    case fits(rule: String, excludes: Bool)
  }
}

extension AssociationFile {
  /// What the file says to a link for one app.
  ///
  /// The rules of all entries for that app are tried in order, and the first that fits decides.
  /// What Apple documents and what its matcher was seen to do beyond that, the library's documents list.
  ///
  /// - Parameters:
  ///   - url: The link.
  ///   - app: The app's identifier, team and bundle.
  ///   - domain: The host that serves the file; nil to take every host for it.
  /// - Returns: The outcome, the rule and all steps that led there.
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

  /// The apps that a link opens.
  ///
  /// - Parameters:
  ///   - url: The link.
  ///   - domain: The host that serves the file; nil to take every host for it.
  /// - Returns: Their identifiers, in the order of the file.
  public func apps(opening url: String, domain: String? = nil) -> [String] {
    apps.filter { decision(for: url, app: $0, domain: domain).outcome == .matches }
  }
}
