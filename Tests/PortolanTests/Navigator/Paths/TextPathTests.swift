import Foundation
import PortolanLinks
import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor @Suite("Text or a link sets a path, or an error names the unknown path element (P7)")
struct TextPathTests {
  private nonisolated static let links = LinkTable<Five>(schemes: ["five"], pathOf: .root)

  private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

  @Test func `as one string, as several, as a link`() throws {
    let app = FiveApp(links: Self.links)
    app.stack.set("first/second/third")
    #expect(app.picture == "(root › first › second › third)")
    app.stack.set(["first", "second", "third", "fourth"])
    #expect(app.picture == "(root › first › second › third › fourth)")
    app.stack.set("/fourth", as: .pop)
    #expect(app.picture == "(root › fourth)" && app.lastMotion == nil, "the top stays")
    app.stack.set("/first", as: .pop)
    #expect(app.picture == "(root › first)" && app.lastMotion == .pop)
    app.navigator.open(try url("five://first/second/third/fourth"))
    #expect(app.stack.path == [.first, .second, .third, .fourth])
    app.stack.set("")
    #expect(app.picture == "(root)")
    app.stack.set("second".split(separator: "/"))
    #expect(app.picture == "(root › second)")
    app.stack.set([])
    #expect(app.picture == "(root)")
  }

  @Test(arguments: [
    ("five://", "(root)"), ("five:///", "(root)"), ("five:first/second", "(root › first › second)"),
    ("five://first/second/", "(root › first › second)"), ("FIVE://first", "(root › first)"),
    ("five://fourth?from=mail#top", "(root › fourth)"),
    ("five://root/third", "(root › third)"), ("five://root", "(root)"),
  ])
  func `links`(link: String, picture: String) throws {
    let app = FiveApp(links: Self.links)
    app.stack.path = [.second]
    let request = app.navigator.open(try url(link))
    #expect(request.outcome != nil)
    #expect(app.picture == picture)
  }

  @Test func `universal links`() throws {
    let table = LinkTable<Five>(hosts: ["five.example"], pathOf: .root)
    let app = FiveApp(links: table)
    app.navigator.open(try url("https://five.example/first/second"))
    #expect(app.picture == "(root › first › second)")
    app.navigator.open(try url("https://five.example"))
    #expect(app.picture == "(root)")
    let request = app.navigator.open(try url("https://other.example/first"))
    #expect(request.outcome == .failure(.wrongLink(problem: .unknownHost(nearest: nil))))
  }

  private nonisolated static let words = ["first", "fourth", "root", "second", "third"]

  private nonisolated static let wrong: [(String, LinkMiss)] = [
    (
      "first/secnd",
      LinkMiss(
        segments: 1, expected: [.word("second")], nearest: "/second", unknown: "secnd",
        meant: "second")
    ),
    (
      "first/nowhere/third",
      LinkMiss(
        segments: 1, expected: words.map { .word($0) }, nearest: "/first", unknown: "nowhere")
    ),
    (
      "first/a%40b.c",
      LinkMiss(segments: 1, expected: words.map { .word($0) }, nearest: "/first")
    ),
  ]

  @Test(arguments: wrong)
  func `an unknown element is named with the nearest, and nothing moves`(
    text: String, miss: LinkMiss
  ) async throws {
    let app = FiveApp(links: Self.links)
    app.stack.path = [.third]
    let before = app.navigator.tree
    app.host.forget()
    let byText = app.stack.set(text)
    let byLink = app.navigator.open(try url("five://\(text)"))
    #expect(byText.outcome == .failure(.wrongPath(problem: .noPattern(miss))))
    #expect(byLink.outcome == .failure(.wrongPath(problem: .noPattern(miss))))
    #expect(app.navigator.tree == before && app.stack.path == [.third])
    #expect(app.host.plans.isEmpty)
    await eventually { app.failures.count == 2 }
  }

  @Test func `an empty element of an array is refused`() throws {
    let app = FiveApp(links: Self.links)
    let request = app.stack.set(["first", ""])
    #expect(request.outcome == .failure(.wrongPath(problem: .malformed(.segment, at: 6))))
  }

  @Test func `a path is printed as it is read`() throws {
    let app = FiveApp(links: Self.links)
    #expect(try app.stack.text() == "")
    app.stack.path = [.first, .third]
    #expect(try app.stack.text() == "/first/third")
    let other = FiveApp()
    #expect(throws: LinkPrintProblem.noPattern) { try other.stack.text() }
  }

  @Test func `the diagnostic names element, place and what to write`() {
    let diagnostic = NavigationError.wrongPath(problem: .noPattern(Self.wrong[0].1)).diagnostic
    #expect(diagnostic.what == #"No pattern has the path: "secnd" is unknown."#)
    #expect(diagnostic.why == "After its first segment the patterns have other words.")
    #expect(diagnostic.nearest == "second")
    #expect(diagnostic.description.hasSuffix("nearest: second"))
  }

  @Test func `without a table there are no words`() throws {
    let app = FiveApp()
    let request = app.stack.set("first")
    #expect(request.outcome == .failure(.noLinkTable(type: Five.savedName)))
    #expect(app.picture == "(root)")
  }

  @Test func `far too much is refused at once`() throws {
    let app = FiveApp(links: Self.links)
    let long = app.stack.set(Array(repeating: "first", count: 10_000))
    #expect(long.outcome == .failure(.wrongPath(problem: .tooManySegments(limit: 256))))
    let longer = app.stack.set(Array(repeating: "first", count: 100_000))
    #expect(longer.outcome == .failure(.wrongPath(problem: .tooLong(limit: 65_536))))
    let link = "five://" + String(repeating: "first/", count: 100_000)
    let open = app.navigator.open(try url(link))
    #expect(open.outcome == .failure(.wrongLink(problem: .tooLong(limit: 65_536))))
  }

  @Test func `after close it ends as the scene's end`() throws {
    let app = FiveApp(links: Self.links)
    let stack = app.stack
    app.navigator.scene.close()
    #expect(stack.set("nowhere").outcome == .failure(.sceneGone))
    #expect(stack.set("first").outcome == .failure(.sceneGone))
  }
}
