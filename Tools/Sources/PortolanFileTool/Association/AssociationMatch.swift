import PortolanUniversalLinks

/// What an association file says to a link, for all of its apps or one.
struct AssociationMatch {
  let url: String
  /// The apps that it opens.
  let apps: [String]
  /// The place of the rule that decided.
  let component: String?
  let reason: String
  private let decisions: [(app: String, decision: AssociationDecision)]

  var matches: Bool { !apps.isEmpty }

  init(_ url: String, in file: AssociationFile, app: String?, host: String?) {
    self.url = url
    let wanted = app.map { [$0] } ?? file.apps
    decisions = wanted.map { app in
      (app: app, decision: file.decision(for: url, app: app, domain: host))
    }
    apps = decisions.filter { $0.decision.outcome == .matches }.map(\.app)
    // Where apps differ, what opens one is the better answer, then what keeps one from it.
    let decisive =
      decisions.first { $0.decision.outcome == .matches }
      ?? decisions.first { $0.decision.outcome == .excluded } ?? decisions.first
    component = decisive?.decision.rule
    reason =
      component != nil
      ? decisive?.decision.trace.last?.sentence ?? ""
      : Self.reason(against: decisions.flatMap(\.decision.trace))
  }

  /// Why no rule decided, in a sentence: what the only one wanted, or how many there were.
  private static func reason(against steps: [AssociationDecision.Step]) -> String {
    var rules: [AssociationDecision.Step] = []
    for step in steps where step.isOfRule && !rules.contains(step) { rules.append(step) }
    if rules.count > 1 { return "None of \(rules.count) rules is for it." }
    // Other entries say nothing about a link.
    let others = steps.filter { if case .otherApps = $0 { false } else { true } }
    return (rules.first ?? others.first)?.sentence ?? "The file names no app."
  }

  var json: JSONValue {
    .object([
      .init("url", .string(url)), .init("matches", .bool(matches)),
      .init("appIDs", .array(apps.map { .string($0) })),
      .init("component", component.map { .string($0) } ?? .null),
      .init("reason", .string(reason)),
    ])
  }

  /// Says each step for each app.
  func explain(on console: Console, isAlone: Bool) {
    for (app, decision) in decisions {
      console.say(console.text(isAlone ? app : "\(url) for \(app)", .strong))
      for step in decision.trace { console.say("  " + step.sentence) }
    }
  }
}

extension AssociationDecision.Step {
  /// Whether it says what a rule wanted.
  fileprivate var isOfRule: Bool {
    switch self {
    case .path, .query, .queryItem, .fragment: true
    default: false
    }
  }

  /// What was compared and how it went.
  var sentence: String {
    switch self {
    case .noLink: "It is no https URL, or a very long one."
    case .otherHost: "It is at another host than the file."
    case .noEntries: "The file has no entries for links."
    case .otherApps(let place): "\(place) is for other apps."
    case .noRules(let place): "\(place) has no rules."
    case .path(let rule, let pattern): "\(rule) wants the path \(pattern)."
    case .query(let rule, let pattern): "\(rule) wants the query \(pattern)."
    case .queryItem(let rule, let name, let pattern):
      "\(rule) wants the query item \(name) to be \(pattern)."
    case .fragment(let rule, let pattern): "\(rule) wants the fragment \(pattern)."
    case .fits(let rule, let excludes):
      excludes ? "\(rule) keeps it in the browser." : "\(rule) opens the app."
    }
  }
}
