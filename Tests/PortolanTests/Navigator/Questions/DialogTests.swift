import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor
@Suite("A new screen closes an open dialog, and the dialog's button still answers while it closes")
struct DialogTests {
  private let question = AddressPicker(near: "Oslo")

  /// A shop with the question in an alert.
  private func asked() async throws -> (Shopping, RecordingHost, Task<Ending<String>, any Error>) {
    let host = RecordingHost()
    let shopping = try await Shopping.showing(.main, host: host)
    let task = Task { try await shopping.navigator.ask(question, placed: .presented(.alert)) }
    await eventually { shopping.picture.contains("⇧ alert (address") }
    await settle()
    return (shopping, host, task)
  }

  @Test func `an answer in the turn in which the person's hand took it away counts`() async throws {
    let (shopping, host, task) = try await asked()
    let context = try shopping.context(.address(question))
    host.screen.dragAway()
    shopping.scene.screenDidChange()
    #expect(!shopping.picture.contains("address"))
    context.finish(AddressPicker(near: "Bergen"), with: "no")
    #expect(shopping.diagnostics() == ["NAV060"])
    context.finish(question, with: "Storgata 1")
    context.finish(question, with: "Storgata 2")
    #expect(try await task.value == .finished("Storgata 1"))
  }

  @Test func `a turn later it has ended as dismissed`() async throws {
    let (shopping, host, task) = try await asked()
    let context = try shopping.context(.address(question))
    host.screen.dragAway()
    shopping.scene.screenDidChange()
    await settle()
    context.finish(question, with: "late")
    #expect(try await task.value == .dismissed)
    #expect(shopping.diagnostics() == [])
  }

  @Test func `an answer before the screen was read counts too`() async throws {
    let (shopping, host, task) = try await asked()
    host.screen.dragAway()
    try shopping.context(.address(question)).finish(question, with: "Storgata 1")
    #expect(!shopping.picture.contains("address"))
    #expect(try await task.value == .finished("Storgata 1"))
  }

  @Test func `the scene that closes in that turn ends it`() async throws {
    let (shopping, host, task) = try await asked()
    host.screen.dragAway()
    shopping.scene.screenDidChange()
    shopping.scene.close()
    #expect(try await task.value == .sceneGone)
  }

  @Test func `what is presented or pushed takes it away`() async throws {
    for verb in [
      { $0.show(.account, placed: .presented(.sheet)) }, { $0.push(.product(id: 1)) },
      { $0.show(.account, placed: .presented(.confirmationDialog), options: .replacing) },
    ] as [@MainActor (Navigator<Shop>) -> NavigationRequest] {
      let (shopping, _, task) = try await asked()
      _ = verb(shopping.navigator)
      await settle()
      #expect(!shopping.picture.contains("alert"), "\(shopping.picture)")
      #expect(try await task.value == .replaced)
    }
  }

  @Test func `what is presented takes it away with what other code shows on it`() async throws {
    final class Popup {}
    let popup = Popup()
    let (shopping, host, task) = try await asked()
    host.screen.present(ForeignID(popup))
    shopping.scene.screenDidChange()
    #expect(shopping.picture.hasSuffix("⇧ foreign (?)"), "\(shopping.picture)")
    shopping.navigator.show(.bag, placed: .presented(.sheet))
    await settle()
    #expect(shopping.picture.hasSuffix("…] ⇧ sheet (bag)"), "\(shopping.picture)")
    #expect(host.screen.picture == shopping.picture)
    #expect(try await task.value == .replaced)
  }

  @Test func `it is not saved, and what stands beneath is`() async throws {
    let (shopping, _, task) = try await asked()
    let saved = try SavedScene(reading: shopping.scene.save().data())
    let other = try await Shopping.showing(.main)
    other.scene.restore(saved)
    await settle()
    #expect(!other.picture.contains("alert") && other.picture.hasPrefix("main"), "\(other.picture)")
    shopping.scene.close()
    #expect(try await task.value == .sceneGone)
  }
}
