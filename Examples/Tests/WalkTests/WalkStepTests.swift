import Foundation
import Testing
import WalkKit

@Suite("The `walk` command reads each form of step, and rejects anything else")
struct WalkStepTests {
  @Test("each form is read")
  func forms() throws {
    let link = try #require(URL(string: "store://bag"))
    let rows: [(String, WalkStep.Action)] = [
      ("open store://bag", .open(link)),
      ("sign-in ada lovelace", .signIn(name: "ada", password: "lovelace")),
      ("sign-out", .signOut), ("tap Sea Chart", .tap("Sea Chart")),
      ("type Name ada of London", .type(label: "Name", text: "ada of London")),
      ("type \"Search for\" lamp", .type(label: "Search for", text: "lamp")),
      ("tab Account", .tab("Account")), ("back", .back), ("swipe-back", .swipeBack),
      ("swipe-back-cancel", .swipeBackCancel), ("swipe-down", .swipeDown), ("cancel", .cancel),
      ("relaunch", .relaunch), ("leak", .leak),
    ]
    #expect(Set(rows.map { $0.0.prefix { $0 != " " } }).count == WalkStep.forms.count)
    for (text, action) in rows {
      let step = try WalkStep(text)
      #expect(step.action == action)
      #expect(step.text == text)
      #expect(step.settles)
    }
  }

  @Test("with an exclamation mark the next one comes in the same turn")
  func atOnce() throws {
    let step = try WalkStep("!tap Lamp")
    #expect(step.action == .tap("Lamp"))
    #expect(!step.settles)
  }

  @Test(
    "what is no step is refused, with the form it should have",
    arguments: [
      ("jump", "There is no step \"jump\"."), ("", "There is no step \"\"."),
      ("open", "\"open\" should read \"open URL\"."),
      ("sign-in ada", "\"sign-in ada\" should read \"sign-in NAME PASSWORD\"."),
      ("back twice", "\"back twice\" should read \"back\"."),
      ("type Name", "\"type Name\" should read \"type LABEL TEXT\"."),
    ])
  func refused(_ text: String, _ sentence: String) {
    let problem = #expect(throws: WalkStep.Problem.self) { try WalkStep(text) }
    #expect(problem?.description == sentence)
  }
}
