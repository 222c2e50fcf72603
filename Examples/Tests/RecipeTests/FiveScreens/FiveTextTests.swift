import Foundation
import HeadlessSwiftUI
import Portolan
import PortolanTesting
import Testing

@testable import FiveScreens

extension Recipes {
  @Suite("The recipe FiveScreens sets its path from text and links, and refuses unknown names")
  @MainActor struct FiveTextTests {
    @Test(
      "P7 names, one string and a link set the same path",
      arguments: ["first/second/third", "/first/second/third/", "root/first/second/third"])
    func sameAsValues(text: String) async throws {
      let path: [FiveRoute] = [.first, .second, .third]
      let byString = try await FiveRun()
      byString.app.stack.set(text)
      try await byString.stage.settle()
      byString.expect(path)
      let byNames = try await FiveRun()
      byNames.app.stack.set(["first", "second", "third"])
      try await byNames.stage.settle()
      byNames.expect(path)
      let byLink = try await FiveRun()
      byLink.view.open(try #require(URL(string: "five://first/second/third")))
      try await byLink.stage.settle()
      byLink.expect(path)
    }

    @Test(
      "S2.4 a universal link sets the path, and the path has that link",
      arguments: [
        ("https://five.example/first/second/third", [FiveRoute.first, .second, .third]),
        ("https://five.example/fourth", [.fourth]), ("https://five.example/", []),
      ])
    func universalLink(link: String, path: [FiveRoute]) async throws {
      let run = try await FiveRun()
      try await run.set([.second])
      run.view.open(try #require(URL(string: link)))
      try await run.stage.settle()
      run.expect(path)
      guard let last = path.last else { return }
      let shared = try run.app.navigator.link(for: last)
      #expect(shared.absoluteString == "https://five.example/\(last)")
      #expect(try run.app.stack.text() == "/" + path.map(\.rawValue).joined(separator: "/"))
    }

    @Test("S2.4 a link of another host sets nothing")
    func otherHost() async throws {
      let run = try await FiveRun()
      try await run.set([.second])
      run.view.open(try #require(URL(string: "https://six.example/first")))
      try await run.stage.settle()
      run.expect([.second])
    }

    @Test("P7 S2.3 an unknown element: the error names it and the nearest, and nothing moves")
    func unknownElement() async throws {
      let run = try await FiveRun()
      try await run.set([.first])
      let before = run.view.transitions.count
      let request = run.app.stack.set("first/secnod/third")
      try await run.stage.settle()
      guard case .failure(let error)? = request.outcome, case .wrongPath = error else {
        Issue.record("\(String(describing: request.outcome))")
        return
      }
      #expect(error.diagnostic.what.contains("secnod") && error.diagnostic.nearest == "second")
      run.expect([.first])
      #expect(run.view.transitions.count == before)
    }

    @Test("P7 the same in a link, through the scene's one door")
    func unknownElementInLink() async throws {
      let run = try await FiveRun()
      var failures: [NavigationError] = []
      run.app.navigator.scene.onFailure = { error, _ in failures.append(error) }
      run.view.open(try #require(URL(string: "five://first/fith")))
      try await run.stage.settle()
      #expect(failures.first?.diagnostic.nearest != nil)
      #expect(failures.first?.diagnostic.what.contains("fith") == true)
      run.expect([])
    }
  }
}
