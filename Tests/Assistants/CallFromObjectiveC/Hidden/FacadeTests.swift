import Foundation
import HeadlessUIKitStage
import Testing

@testable import LibraryApp

@MainActor struct FacadeTests {
  @MainActor final class Said { var all: [String?] = [] }

  let said = Said()

  func start(_ reader: Reader = Reader()) async throws -> (UIKitStage, LibraryNavigation) {
    let delegate = SceneDelegate(reader: reader)
    let stage = UIKitStage(connecting: delegate)
    try await stage.settle()
    return (stage, delegate.navigation)
  }

  nonisolated func say(_ text: String?) { MainActor.assumeIsolated { said.all.append(text) } }

  @Test func theWays() async throws {
    let (stage, navigation) = try await start()
    let object: NSObject = navigation
    #expect(object === navigation)
    try await stage.settle { navigation.showBook(id: 2) }
    #expect(stage.picture == "home[*(catalogue › book(2)) | loans…]")
    try await stage.settle { navigation.showHours() }
    #expect(stage.picture == "home[*(catalogue › book(2)) | loans…] ⇧ sheet (hours)")
    try await stage.settle { navigation.goBack() }
    try await stage.settle { navigation.goBack() }
    #expect(stage.picture == "home[*(catalogue) | loans…]")
    #expect(stage.faults.isEmpty)
  }

  @Test func loansThatCanBeShown() async throws {
    let (stage, navigation) = try await start(Reader(name: "Ada"))
    try await stage.settle { navigation.showLoans { text in say(text) } }
    try await stage.settle(until: { !said.all.isEmpty })
    #expect(said.all == [nil])
    #expect(stage.picture == "home[(catalogue) | *(loans)]")
  }

  @Test func loansThatCannot() async throws {
    let (stage, navigation) = try await start()
    try await stage.settle { navigation.showLoans { text in say(text) } }
    try await stage.settle(until: { !said.all.isEmpty })
    #expect(said.all.count == 1)
    #expect(said.all.first.flatMap { $0 } != nil)
    #expect(stage.picture == "home[*(catalogue) | loans…]")
  }

  @Test(arguments: ["South", nil]) func aBranch(name: String?) async throws {
    let (stage, navigation) = try await start()
    try await stage.settle { navigation.chooseBranch(book: 1) { text in say(text) } }
    try await stage.settle(until: { stage.controls.contains("South") })
    if let name { try await stage.tap(name) } else { try await stage.drag(.down) }
    try await stage.settle(until: { !said.all.isEmpty })
    #expect(said.all == [name])
    #expect(stage.picture == "home[*(catalogue) | loans…]")
  }
}
