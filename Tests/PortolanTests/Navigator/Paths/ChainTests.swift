import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor
@Suite("Setting a path shows its whole chain of screens, whatever was open before (P1, P2, P3)")
struct ChainTests {
  private nonisolated static let chains: [[Five]] = [
    [], [.first], [.fourth], [.fourth, .third], [.first, .second, .third],
    [.first, .second, .third, .fourth],
  ]

  @Test(
    "P1: from anywhere the fourth is shown; Back goes third, second, first, root", arguments: chains
  )
  func wholeChain(start: [Five]) {
    let app = FiveApp()
    app.stack.path = start
    app.stack.path = [.first, .second, .third, .fourth]
    #expect(app.picture == "(root › first › second › third › fourth)")
    var pictures: [String] = []
    for _ in 0..<4 {
      app.navigator.back()
      pictures.append(app.picture)
    }
    #expect(
      pictures == [
        "(root › first › second › third)", "(root › first › second)", "(root › first)", "(root)",
      ])
    #expect(app.stack.path.isEmpty)
  }

  @Test("P2: the fourth alone stands on the root; Back goes to the root", arguments: chains)
  func oneElement(start: [Five]) {
    let app = FiveApp()
    app.stack.path = start
    app.stack.path = [.fourth]
    #expect(app.picture == "(root › fourth)")
    app.navigator.back()
    #expect(app.picture == "(root)")
  }

  @Test("P3: an empty path is the root; append pushes, remove last pops", arguments: chains)
  func emptyPath(start: [Five]) {
    let app = FiveApp()
    app.stack.path = start
    app.stack.path = []
    #expect(app.picture == "(root)")
    app.stack.append(.second)
    #expect(app.picture == "(root › second)" && app.lastMotion == .push)
    app.stack.append(.third)
    #expect(app.picture == "(root › second › third)" && app.lastMotion == .push)
    app.stack.removeLast()
    #expect(app.picture == "(root › second)" && app.lastMotion == .pop)
  }

  @Test("P3: appended in a row, none is lost")
  func appendsInARow() {
    let app = FiveApp()
    for route in [Five.first, .second, .third, .fourth] { app.stack.append(route) }
    #expect(app.stack.path == [.first, .second, .third, .fourth])
    #expect(app.picture == "(root › first › second › third › fourth)")
  }
}
