import Foundation
import Testing
import WalkKit

/// Each walk is a process of its own, so that what is alive can be compared too.
@Suite("The same steps lead to the same pictures and outcomes in every UI variant of the Store")
struct SameWalkTests {
  @Test("pictures, outcomes, view models and diagnostics are the same", arguments: walks)
  func same(_ steps: [String]) async throws {
    var walks: [TestProcess] = []
    for ui in WalkUI.allCases {
      walks.append(try await TestProcess(arguments: ["--ui", ui.rawValue] + steps))
    }
    for walk in walks {
      #expect(walk.lines.count == steps.count + 1)
      #expect(walk.status == walks[0].status)
      for (line, other) in zip(walk.lines, walks[0].lines) { compare(line, other) }
      // Which of several requests in a turn is passed over depends on how fast files are read.
      guard !steps.contains(where: { $0.hasPrefix("!") }) else { continue }
      #expect(told(walk.errors) == told(walks[0].errors))
    }
  }

  /// A step that does not come to rest has no picture of its own, and may end in two ways.
  private func compare(_ line: TestProcess.Line, _ other: TestProcess.Line) {
    #expect(line.step == other.step)
    guard line.step?.hasPrefix("!") != true else { return }
    #expect(line.picture == other.picture, "after \(line.step ?? "")")
    #expect(line.outcome == other.outcome, "after \(line.step ?? "")")
    #expect(line.models == other.models, "after \(line.step ?? "")")
  }

  /// The diagnostics without the places in the code, which are a shell's own.
  private func told(_ errors: String) -> [Substring] {
    errors.split(separator: "\n").map { line in
      line.range(of: " at ", options: .backwards).map { line[..<$0.lowerBound] } ?? line
    }
  }

  private static let walks: [[String]] = [
    [  // Scripts/demo
      "open store://products/3/reviews", "back", "swipe-back-cancel", "swipe-back",
      "open store://orders/12", "sign-in ada lovelace", "open store://bag",
      "open store://orders/7", "!open store://products/1", "open store://products/2",
      "tap Add to Bag", "tap Bag", "tap Check Out", "tap Choose Address",
      "tap Harbour Street 8, Oslo", "relaunch", "sign-out", "open store://coupons",
    ],
    [  // a guest looks around
      "tap Lamp", "tap Reviews", "back", "tap Bag", "tap Done", "tab Search",
      "type \"Search for\" chart", "tap Sea Chart", "tab Search", "tab Account", "cancel",
      "tab Shop", "back",
    ],
    [  // a wrong password, help, and the right one
      "open store://orders/15", "sign-in ada love", "tap Forgot Password", "type Name ada",
      "tap Send Letter", "back", "sign-in ada lovelace", "tap Chair", "tab Account",
      "back", "tap Sign Out",
    ],
    [  // answers that are not given
      "open store://products/4", "tap Add to Bag", "tap Add to Bag", "open store://bag",
      "tap Check Out", "sign-in ada lovelace", "tap Choose Address", "cancel",
      "tap Choose Address", "swipe-down", "back", "tap Remove 2 × Kettle", "swipe-down",
    ],
    [  // several things in one turn
      "open store://products", "!tap Lamp", "!tap Lamp", "tap Chair", "back",
      "!open store://products/1", "!open store://bag", "open store://search",
      "open store://bag", "swipe-down", "tab Shop", "back",
    ],
    [  // what is not there
      "open store://products/999", "open store://orders/1", "cancel", "open store://nowhere",
      "open store://products/x", "back",
    ],
  ]
}
