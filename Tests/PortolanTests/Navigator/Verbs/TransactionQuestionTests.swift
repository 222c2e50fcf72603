import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor
@Suite(
  "The verbs of a transaction decide whether a question it closes ends as cancelled or replaced")
struct TransactionQuestionTests {
  @Test(arguments: [true, false])
  func `cancelled by verbs that only leave, replaced by others`(onlyLeaves: Bool) async throws {
    let shopping = try await Shopping.showing(.main)
    let asking = Task { try await shopping.navigator.ask(AddressPicker(near: "Oslo")) }
    await eventually { shopping.picture.contains("address") }
    shopping.navigator.transaction {
      $0.dismiss()
      if !onlyLeaves { $0.show(.product(id: 1)) }
    }
    #expect(try await asking.value == (onlyLeaves ? .cancelled : .replaced))
  }

  @Test func `one whose screen stays goes on`() async throws {
    let shopping = try await Shopping.showing(.main)
    let asking = Task { try await shopping.navigator.ask(AddressPicker(near: "Oslo")) }
    await eventually { shopping.picture.contains("address") }
    shopping.navigator.transaction {
      $0.show(.signIn)
      $0.dismiss()
    }
    let picker = AddressPicker(near: "Oslo")
    try shopping.context(.address(picker)).finish(picker, with: "Main Street")
    #expect(try await asking.value == .finished("Main Street"))
  }
}
