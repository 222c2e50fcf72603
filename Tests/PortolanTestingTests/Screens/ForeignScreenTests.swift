import Portolan
import PortolanTesting
import Testing

@MainActor @Suite("A ScreenModel shows screens of other code as a real screen does")
struct ForeignScreenTests {
  private final class Controller {}
  private let one = Controller()
  private let other = Controller()

  private func stage(_ routes: Shop...) async throws -> Stage<RecordingHost> {
    let stage = Stage(RecordingHost())
    for route in routes { try await stage.navigator.navigate(to: route) }
    return stage
  }

  private func expectAgreement(_ stage: Stage<RecordingHost>, _ picture: String) {
    stage.navigator.scene.screenDidChange()
    expectPicture(picture, of: stage.host.screen)
    expectPicture(picture, of: stage.navigator.tree)
    #expect(stage.host.screen == ScreenModel(showing: stage.navigator.tree))
    #expect(stage.host.faults.isEmpty)
  }

  @Test func `pushed, swiped away, and removed`() async throws {
    let stage = try await stage(.product(id: 1))
    stage.host.screen.push(ForeignID(one))
    stage.host.screen.push(ForeignID(other))
    expectAgreement(stage, "main[*(products › product(1) › ? › ?) | account…]")
    stage.host.make(.back, in: stage.navigator.scene)
    expectAgreement(stage, "main[*(products › product(1) › ?) | account…]")
    stage.host.screen.remove(ForeignID(one))
    expectAgreement(stage, "main[*(products › product(1)) | account…]")
  }

  @Test func `presented, and what is asked for stands on it`() async throws {
    let stage = try await stage(.main)
    stage.host.screen.present(ForeignID(one))
    expectAgreement(stage, "main[*(products) | account…] ⇧ foreign (?)")
    stage.navigator.show(.signIn)
    expectAgreement(stage, "main[*(products) | account…] ⇧ foreign (?) ⇧ sheet (signIn)")
    stage.navigator.show(.product(id: 1))
    expectAgreement(stage, "main[*(products › product(1)) | account…]")
  }

  @Test func `one of ours on top of one of theirs`() async throws {
    let stage = try await stage(.product(id: 1))
    stage.host.screen.push(ForeignID(one))
    stage.navigator.scene.screenDidChange()
    stage.navigator.push(.product(id: 2))
    expectAgreement(stage, "main[*(products › product(1) › ? › product(2)) | account…]")
    stage.navigator.back()
    expectAgreement(stage, "main[*(products › product(1) › ?) | account…]")
    stage.navigator.popToRoot()
    expectAgreement(stage, "main[*(products) | account…]")
  }

  @Test func `removed from beneath, what stands on it goes too`() async throws {
    let stage = try await stage(.main)
    stage.host.screen.present(ForeignID(one))
    stage.navigator.scene.screenDidChange()
    stage.navigator.show(.signIn)
    stage.host.screen.remove(ForeignID(one))
    expectAgreement(stage, "main[*(products) | account…]")
  }

  @Test func `another screen of theirs is another screen`() {
    var (first, second) = (ScreenModel(), ScreenModel())
    first.present(ForeignID(one))
    #expect(first == second, "over nothing nothing can be presented")
    first.push(ForeignID(one))
    #expect(first == second, "nor pushed without a stack")
    let navigator = Navigator(ShopMap(), guards: ShopGuards(session: Session()))
    navigator.show(.main)
    first = ScreenModel(showing: navigator.tree)
    second = first
    first.push(ForeignID(one))
    second.push(ForeignID(other))
    #expect(first != second)
    second = ScreenModel(showing: navigator.tree)
    #expect(first != second)
    second.push(ForeignID(one))
    #expect(first == second)
  }
}
