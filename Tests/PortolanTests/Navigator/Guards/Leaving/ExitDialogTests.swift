import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor @Suite("A screen asks the user before it closes, in a dialog that the host shows")
struct ExitDialogTests {
  private let product = Shop.product(id: 1)
  private let shown = #"main[*(products › product(1)) | search("")… | account…]"#
  private var stays: Outcome { .failed(.stays(screen: AnyRoute(product).label)) }

  /// A product that asks, and a request that would close it.
  private func asking(
    _ choices: DialogWords.Choice..., host: RecordingHost? = RecordingHost()
  ) async throws -> (Shopping, NavigationRequest) {
    let shopping = try await Shopping.showing(product, host: host)
    try shopping.context(product).askBeforeLeaving {
      DialogWords("Discard?", choices: choices, cancel: "Keep")
    }
    let request = shopping.navigator.popToRoot()
    await eventually { host?.dialog != nil || request.outcome != nil }
    return (shopping, request)
  }

  private func expectStay(
    _ shopping: Shopping, _ request: NavigationRequest,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    #expect(await shopping.outcome(of: request) == stays, sourceLocation: sourceLocation)
    #expect(shopping.picture == shown, sourceLocation: sourceLocation)
    #expect(shopping.host?.dialog == nil, sourceLocation: sourceLocation)
    #expect(!shopping.scene.isBusy, sourceLocation: sourceLocation)
  }

  @Test func `its choice leaves, after its action`() async throws {
    var log: [String] = []
    let (shopping, request) = try await asking(
      DialogWords.Choice("Discard", isDestructive: true) { log.append("discarded") })
    let host = try #require(shopping.host)
    #expect(host.dialog?.title == "Discard?")
    #expect(host.dialog?.buttons == ["Discard", "Keep"])
    #expect(request.state == .asking)
    #expect(!host.choose("Throw away"))
    #expect(host.choose("Discard"))
    #expect(await shopping.outcome(of: request) == .arrived(.products))
    #expect(log == ["discarded"] && shopping.diagnostics() == [])
  }

  @Test func `the button that cancels stays`() async throws {
    let (shopping, request) = try await asking(.leave("Discard"))
    shopping.host?.choose("Keep")
    await expectStay(shopping, request)
    #expect(shopping.diagnostics() == [] && shopping.failures.isEmpty)
  }

  @Test func `work is awaited, and then the screen closes`() async throws {
    let gate = Gate()
    let (shopping, request) = try await asking(
      .leave("Discard"), .leave("Save") { await gate.wait() })
    shopping.host?.choose("Save")
    await eventually { gate.isAwaited }
    #expect(request.state == .asking && shopping.picture == shown)
    gate.open()
    #expect(await shopping.outcome(of: request) == .arrived(.products))
  }

  @Test func `work that throws keeps the screen, and a diagnostic says so`() async throws {
    struct Full: Error {}
    let (shopping, request) = try await asking(.leave("Save") { throw Full() })
    shopping.host?.choose("Save")
    await expectStay(shopping, request)
    #expect(shopping.diagnostics() == ["NAV143"])
  }

  @Test func `a navigation awaited in the work throws`() async throws {
    var caught: NavigationError?
    let shopping = try await Shopping.showing(product, host: RecordingHost())
    let navigator = shopping.navigator
    try shopping.context(product).askBeforeLeaving {
      DialogWords(
        "Discard?",
        choices: [
          .leave("Save") {
            do throws(NavigationError) { try await navigator.navigate(to: .help) } catch {
              caught = error
            }
          }
        ], cancel: "Keep")
    }
    let request = navigator.back()
    await eventually { shopping.host?.choose("Save") == true }
    #expect(await shopping.outcome(of: request) == .arrived(.products))
    #expect(caught == .reentrant)
  }

  @Test func `the words are made when they are needed, and without words nothing is asked`()
    async throws
  {
    let shopping = try await Shopping.showing(product, host: RecordingHost())
    var title: String? = "first"
    try shopping.context(product).askBeforeLeaving {
      title.map { DialogWords($0, cancel: "Keep") }
    }
    title = "second"
    let request = shopping.navigator.back()
    await eventually { shopping.host?.dialog?.title == "second" }
    shopping.host?.choose("Keep")
    await expectStay(shopping, request)
    title = nil
    #expect(await shopping.outcome(of: shopping.navigator.back()) == .arrived(.products))
  }

  @Test func `cancelled, it goes at once`() async throws {
    let (shopping, request) = try await asking(.leave("Discard"))
    request.cancel()
    #expect(shopping.host?.dialog == nil)
    #expect(Outcome(request) == .failed(.cancelled) && shopping.picture == shown)
  }

  @Test func `superseded, it goes before the newer one is shown`() async throws {
    let (shopping, request) = try await asking(.leave("Discard"))
    let newer = shopping.navigator.show(.search("lamp"))
    #expect(shopping.host?.dialog == nil)
    #expect(await shopping.outcome(of: newer) == .arrived(.search("lamp")))
    #expect(await shopping.outcome(of: request) == .superseded(by: newer))
    #expect(shopping.diagnostics() == [])
  }

  @Test func `the screen goes by itself, and the dialog with it`() async throws {
    let (shopping, request) = try await asking(.leave("Discard"))
    shopping.host?.screen.swipeBack()
    shopping.scene.screenDidChange()
    #expect(shopping.host?.dialog == nil)
    #expect(await shopping.outcome(of: request) == .superseded(by: nil))
  }

  @Test func `the scene closes, and the dialog with it`() async throws {
    let (shopping, request) = try await asking(.leave("Discard"))
    shopping.scene.close()
    #expect(shopping.host?.dialog == nil)
    #expect(await shopping.outcome(of: request) == .failed(.sceneGone))
  }

  @Test func `nobody answers: the screen stays, and the dialog goes`() async throws {
    let (shopping, request) = try await asking(.leave("Discard"))
    await shopping.clock.advance(by: .seconds(600))
    await expectStay(shopping, request)
    #expect(shopping.diagnostics() == ["NAV141"])
  }

  @Test func `without a host the screen stays, and a diagnostic says so`() async throws {
    let (shopping, request) = try await asking(.leave("Discard"), host: nil)
    await expectStay(shopping, request)
    #expect(shopping.diagnostics() == ["NAV142"])
  }

  @Test func `a host without a place for it`() async throws {
    let host = RecordingHost()
    host.showsDialogs = false
    let (shopping, request) = try await asking(.leave("Discard"), host: host)
    await expectStay(shopping, request)
    #expect(shopping.diagnostics() == ["NAV142"])
  }

  @Test func `the host goes: nobody can answer`() async throws {
    let (shopping, request) = try await asking(.leave("Discard"))
    let host = try #require(shopping.host)
    shopping.scene.detach(host)
    await expectStay(shopping, request)
    #expect(shopping.diagnostics() == ["NAV142"])
  }

  @Test func `another host shows it on`() async throws {
    let (shopping, request) = try await asking(.leave("Discard"))
    let other = RecordingHost()
    other.attach(to: shopping.scene)
    #expect(shopping.host?.dialog == nil && other.dialog != nil)
    other.choose("Discard")
    #expect(await shopping.outcome(of: request) == .arrived(.products))
  }

  @Test func `a navigator whose person never answers is released all the same`() async throws {
    weak var scene: SceneNavigator?
    do {
      let (shopping, _) = try await asking(.leave("Discard"))
      scene = shopping.scene
      shopping.scene.onEvent = nil
      shopping.scene.onFailure = nil
    }
    await eventually { scene == nil }
  }

  @Test func `other requests go on while nobody answers a closure`() async throws {
    let shopping = try await Shopping.showing(product, host: RecordingHost())
    let gate = Gate()
    try shopping.context(product).askBeforeLeaving {
      await gate.wait()
      return .leave
    }
    let first = shopping.navigator.popToRoot()
    await eventually { gate.isAwaited }
    #expect(await shopping.outcome(of: shopping.navigator.show(.bag)) == .arrived(.bag))
    #expect(await shopping.outcome(of: first) != .pending)
    let second = shopping.navigator.show(.login)
    await eventually { gate.isAwaited }
    await shopping.clock.advance(by: .seconds(600))
    #expect(await shopping.outcome(of: second) == stays)
    #expect(shopping.diagnostics() == ["NAV141"])
    gate.open()
  }

  @Test func `common forms compile`() async throws {
    let shopping = try await Shopping.showing(product, host: RecordingHost())
    let context = try shopping.context(product)
    let isEdited = true
    @MainActor final class Draft {
      func save() async throws {}
      func isStored() async -> Bool { true }
      var words: DialogWords? { nil }
    }
    let draft = Draft()
    context.askBeforeLeaving { DialogWords("Discard?", cancel: "Keep") }
    context.askBeforeLeaving(when: isEdited) {
      DialogWords("Discard?", choices: [.leave("Discard", isDestructive: true)], cancel: "Keep")
    }
    context.askBeforeLeaving(when: isEdited) {
      DialogWords("Discard?", choices: [.leave("Save") { try await draft.save() }], cancel: "Keep")
    }
    context.askBeforeLeaving { [weak draft] in
      guard let draft else { return nil }
      return draft.words
    }
    context.askBeforeLeaving(when: isEdited) { [weak draft] in draft?.words }
    context.askBeforeLeaving {
      let title = isEdited ? "Discard?" : "Close?"
      return DialogWords(title, cancel: "Keep")
    }
    context.askBeforeLeaving { .stay }
    context.askBeforeLeaving { await draft.isStored() ? .leave : .stay }
    context.askBeforeLeaving(when: isEdited) { await draft.isStored() ? .leave : .stay }
    context.askBeforeLeaving { [weak draft] in
      guard let draft else { return .leave }
      return await draft.isStored() ? .leave : .stay
    }
    context.askBeforeLeaving {
      if isEdited { return .stay }
      return .leave
    }
    let ask: (@MainActor () async -> ExitVerdict)? = nil
    context.askBeforeLeaving(ask)
    context.of(AnyRoute.self)?.askBeforeLeaving { DialogWords("Discard?", cancel: "Keep") }
    context.of(AnyRoute.self)?.askBeforeLeaving { .leave }
    #expect(context.asksBeforeLeaving)
    context.askBeforeLeaving(when: false) { DialogWords("Discard?", cancel: "Keep") }
    #expect(!context.asksBeforeLeaving)
    context.askBeforeLeaving { .leave }
    context.askBeforeLeaving(nil)
    #expect(!context.asksBeforeLeaving)
  }
}
