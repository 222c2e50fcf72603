import PortolanUniversalLinks
import Testing

/// Cases of our own, from what Apple documents and what its matcher was seen to do.
@Suite("A rule of an association file matches exactly the links that Apple documents")
struct MatchingTests {
  private static let app = "ABCDE54321.com.example.app"

  private func outcome(_ rules: String, _ link: String) throws -> AssociationDecision.Outcome {
    let file = try AssociationFile(
      """
      {"applinks": {"substitutionVariables": {"food": ["pizza", "sushi*", "t?co"]},
        "details": [{"appIDs": ["\(Self.app)"], "components": [\(rules)]}]}}
      """.utf8)
    return file.decision(for: "https://example.com" + link, app: Self.app, domain: "EXAMPLE.com")
      .outcome
  }

  @Test(
    "takes these links",
    arguments: [
      ("{}", "/any?a=b#c"), ("{\"/\": \"/shop/*\"}", "/shop"),
      ("{\"/\": \"/shop/*\"}", "/shop/a/b"),
      ("{\"/\": \"shop\"}", "/shop/"), ("{\"/\": \"/a?c\"}", "/abc"),
      ("{\"/\": \"/a/?*\"}", "/a/b"),
      ("{\"/\": \"/*/c\"}", "/a/b/c"), ("{\"/\": \"/A\", \"caseSensitive\": false}", "/a"),
      ("{\"?\": {\"a\": \"?*\"}}", "/?a=1&b=2"), ("{\"?\": {\"a\": \"*\"}}", "/"),
      ("{\"?\": {\"a\": \"1\"}}", "/?a=1&a=1"), ("{\"?\": \"a=*\"}", "/?a=1&b=2"),
      ("{\"?\": {\"a\": 1, \"b\": \"2\"}}", "/"), ("{\"#\": \"top*\"}", "/#top-1"),
      ("{\"/\": \"/$(food)/$(digit)\"}", "/pizza/7"), ("{\"/\": \"/$(food)\"}", "/sushi-roll"),
      ("{\"/\": \"/$(food)\"}", "/taco"), ("{\"/\": \"/$(lang)-$(region)\"}", "/de-AT"),
      ("{\"/\": \"/$(xdigit)$(xdigit)\"}", "/Fa"), ("{\"/\": \"/caf%C3%A9\"}", "/café"),
      ("{\"/\": \"/a b\", \"percentEncoded\": false}", "/a%20b"),
    ])
  func takes(rule: String, link: String) throws {
    #expect(try outcome(rule, link) == .matches)
  }

  @Test(
    "leaves these links",
    arguments: [
      ("{\"/\": \"/shop/*\"}", "/shopping"), ("{\"/\": \"/a/?*\"}", "/a/"),
      ("{\"/\": \"/a/*/c\"}", "/a/c"), ("{\"/\": \"/A\"}", "/a"), ("{\"/\": \"/a?c\"}", "/ac"),
      ("{\"?\": {\"a\": \"?*\"}}", "/"), ("{\"?\": {\"a\": \"1\"}}", "/?a=1&a=2"),
      ("{\"?\": \"a=1\"}", "/?a=1&b=2"), ("{\"#\": \"?*\"}", "/"),
      ("{\"/\": \"/$(food)\"}", "/soup"), ("{\"/\": \"/$(region)\"}", "/QQ"),
      ("{\"/\": \"/$(nothing)\"}", "/$(nothing)"), ("{\"/\": \"/a/b\"}", "/a%2Fb"),
      ("{\"/\": \"/%c3%a9\"}", "/%C3%A9"),
    ])
  func leaves(rule: String, link: String) throws {
    #expect(try outcome(rule, link) == .noMatch)
  }

  @Test("that comes first decides, and defaults count for what a rule does not say")
  func order() throws {
    let rules = "{\"/\": \"/a/b\", \"exclude\": true}, {\"/\": \"/a/*\"}"
    #expect(try outcome(rules, "/a/b") == .excluded)
    #expect(try outcome(rules, "/a/c") == .matches)
    let file = try AssociationFile(
      """
      {"applinks": {"defaults": {"caseSensitive": false, "#": "x"}, "details": [
        {"appID": "\(Self.app)", "defaults": {"caseSensitive": true}, "components": [
          {"/": "/A"}, {"/": "/B", "caseSensitive": false, "#": "*"}]}]}}
      """.utf8)
    let links = ["/A#x", "/a#x", "/A", "/b", "/B#y"]
    let outcomes = links.map {
      file.decision(for: "https://example.com" + $0, app: Self.app).outcome
    }
    #expect(outcomes == [.matches, .noMatch, .noMatch, .matches, .matches])
  }

  @Test("of the old forms looks at the path alone")
  func oldForms() throws {
    for details in [
      "[{\"appID\": \"\(Self.app)\", \"paths\": [\"NOT /a/b\", \"/a/*\"]}]",
      "{\"\(Self.app)\": {\"paths\": [\"NOT /a/b\", \"/a/*\"]}}",
    ] {
      let file = try AssociationFile("{\"applinks\": {\"apps\": [], \"details\": \(details)}}".utf8)
      #expect(file.apps == [Self.app])
      #expect(file.apps(opening: "https://example.com/a/c?x=1#y") == [Self.app])
      #expect(file.decision(for: "https://example.com/a/b", app: Self.app).outcome == .excluded)
    }
  }

  @Test("is traced: what each rule on the way wanted")
  func trace() throws {
    let file = try AssociationFile(
      """
      {"applinks": {"details": [{"appIDs": ["other"], "components": [{}]},
        {"appIDs": ["\(Self.app)"], "components": [{"/": "/x"}, {"?": "q"}, {"?": {"a": "1"}},
          {"#": "f"}, {"/": "/a", "exclude": true}]}]}}
      """.utf8)
    let decision = file.decision(for: "https://example.com/a", app: Self.app)
    let rule = "applinks.details[1].components"
    #expect(
      decision.trace == [
        .otherApps("applinks.details[0]"), .path(rule: "\(rule)[0]", pattern: "/x"),
        .query(rule: "\(rule)[1]", pattern: "q"),
        .queryItem(rule: "\(rule)[2]", name: "a", pattern: "1"),
        .fragment(rule: "\(rule)[3]", pattern: "f"), .fits(rule: "\(rule)[4]", excludes: true),
      ])
    #expect(decision.rule == "\(rule)[4]")
    #expect(file.decision(for: "http://example.com/a", app: Self.app).trace == [.noLink])
    #expect(
      file.decision(for: "https://example.org/a", app: Self.app, domain: "example.com").trace
        == [.otherHost])
  }
}
