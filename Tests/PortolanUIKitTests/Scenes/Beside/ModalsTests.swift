import Foundation
import HeadlessUIKit
import Portolan
import PortolanUIKit
import Testing

@MainActor @Suite("The app decides whether other code's modals stay, close or delay a request")
struct ModalsTests {
  private let pushed = "main[*(products › product(1)) | account…]"
  private let plain = "main[*(products) | account…]"

  /// An app that shows its products beneath a modal of other code.
  private func run(
    _ profile: HeadlessProfile, beneath modal: UIViewController,
    deciding decision: ModalDecision? = nil, codes: [String] = [],
    _ body: (TestApp, OwnerOfModal) async throws -> Void
  ) async rethrows {
    try await TestApp.run(on: HeadlessScreen(profile: profile)) { app in
      if let decision { app.root.decideOnModal = { $0 === modal ? decision : .automatic } }
      app.navigator.show(.products)
      await app.settle()
      let owner = OwnerOfModal()
      app.front?.present(modal, animated: true)
      modal.presentationController?.delegate = owner
      await app.expect("\(plain) ⇧ foreign (?)")
      try await body(app, owner)
      #expect(app.codes == codes)
    }
  }

  private func alert() -> UIViewController {
    UIAlertController(title: "Allergy!", message: nil, preferredStyle: .alert)
  }

  private func holding() -> UIViewController {
    let modal = OtherScreen()
    modal.isModalInPresentation = true
    return modal
  }

  private func open(_ text: String, _ app: TestApp) throws -> NavigationRequest {
    app.navigator.open(try #require(URL(string: text)))
  }

  /// Reads what it is given when it is released, as an app's model may.
  private final class Parting {
    private let deed: @MainActor () -> Void

    init(_ deed: @escaping @MainActor () -> Void) { self.deed = deed }

    deinit { MainActor.assumeIsolated(deed) }
  }

  @Test("attacks L1: what the root's closures hold may use the navigator when it is released")
  func released() async throws {
    try await run(.iOS18, beneath: alert()) { app, _ in
      var count = 0
      @MainActor func hold() {
        let object = Parting { [root = app.root, navigator = app.navigator] in
          // The screen is read, and the modal is decided on.
          navigator.push(.product(id: 1))
          _ = (root.decideOnModal, root.screenAnimations, root.customPresentations)
          count += 1
        }
        app.root.decideOnModal = { _ in
          _ = object
          return .automatic
        }
        app.root.screenAnimations["rise"] = ScreenAnimation(
          prepare: { _, _ in _ = object }, animate: { _, _ in })
      }
      hold()
      app.root.screenAnimations = [:]
      app.root.decideOnModal = { _ in .automatic }
      #expect(count == 1)
      hold()
      app.root.decideOnModal = { _ in .automatic }
      app.root.screenAnimations["rise"] = nil
      #expect(count == 2)
      await app.settle()
    }
  }

  // MARK: By default

  @Test(
    "an alert stays over what code pushes, pops and selects", arguments: HeadlessProfile.allCases)
  func alertStays(profile: HeadlessProfile) async throws {
    // No layer but the alert is open, which `dismiss()` leaves.
    try await run(profile, beneath: alert(), codes: ["NAV013"]) { app, _ in
      app.session.isSignedIn = true
      let push = app.navigator.push(.product(id: 1))
      await app.expect("\(pushed) ⇧ foreign (?)")
      #expect(push.arrived?.isCovered == true)
      #expect(push.arrived?.route == AnyRoute(Shop.product(id: 1)))
      app.navigator.back()
      await app.expect("\(plain) ⇧ foreign (?)")
      app.navigator.show(.account)
      await app.expect("main[(products) | *(account)] ⇧ foreign (?)")
      let dismissal = app.navigator.dismiss()
      await app.expect("main[(products) | *(account)] ⇧ foreign (?)")
      #expect(dismissal.outcome == .failure(.nothingToDismiss))
    }
  }

  @Test("an alert closes for a link, a layer and another part", arguments: HeadlessProfile.allCases)
  func alertCloses(profile: HeadlessProfile) async throws {
    try await run(profile, beneath: alert()) { app, _ in
      _ = try open("shop://products/1", app)
      await app.expect(pushed)
    }
    await run(profile, beneath: alert()) { app, _ in
      app.navigator.show(.bag)
      await app.expect("\(plain) ⇧ sheet (bag)")
    }
    await run(profile, beneath: alert()) { app, _ in
      app.navigator.show(.login)
      await app.expect("(login)")
    }
  }

  @Test("an alert goes with the layer on which it stands", arguments: HeadlessProfile.allCases)
  func alertOnLayer(profile: HeadlessProfile) async {
    await TestApp.run(on: HeadlessScreen(profile: profile)) { app in
      app.navigator.show(.bag)
      await app.settle()
      app.front?.present(alert(), animated: true)
      await app.settle()
      app.navigator.push(.checkout)
      await app.expect("\(plain) ⇧ sheet (bag › checkout) ⇧ foreign (?)")
      app.navigator.dismiss()
      await app.expect(plain)
    }
  }

  @Test("another modal closes, and its delegate is told", arguments: HeadlessProfile.allCases)
  func closes(profile: HeadlessProfile) async {
    await run(profile, beneath: OtherScreen()) { app, owner in
      app.navigator.push(.product(id: 1))
      await app.expect(pushed)
      #expect(owner.dismissals == 1)
    }
  }

  @Test(
    "a request waits for a modal that says isModalInPresentation",
    arguments: HeadlessProfile.allCases)
  func waits(profile: HeadlessProfile) async throws {
    for withdraws in [true, false] {
      let modal = holding()
      try await run(profile, beneath: modal) { app, owner in
        let push = app.navigator.push(.product(id: 1))
        let link = try open("shop://products/1", app)
        await app.expect("\(plain) ⇧ foreign (?)")
        #expect(push.outcome == nil && link.outcome == nil)
        if withdraws { modal.isModalInPresentation = false } else { modal.dismiss(animated: true) }
        await app.expect(pushed)
        #expect(push.isArrived || link.isArrived)
        #expect(owner.dismissals == (withdraws ? 1 : 0))
      }
    }
  }

  @Test("the wait ends with the name of the modal", arguments: HeadlessProfile.allCases)
  func waitEnds(profile: HeadlessProfile) async {
    await run(profile, beneath: holding()) { app, _ in
      app.navigator.scene.parkingLimit = .seconds(5)
      let push = app.navigator.push(.product(id: 1))
      await app.settle()
      app.screen.advance(by: .seconds(6))
      await app.expect("\(plain) ⇧ foreign (?)")
      #expect(push.stays == "OtherScreen")
    }
  }

  // MARK: By the app

  @Test("kept, it stays over what links push too", arguments: HeadlessProfile.allCases)
  func keeps(profile: HeadlessProfile) async throws {
    try await run(profile, beneath: OtherScreen(), deciding: .keep) { app, _ in
      let link = try open("shop://products/1", app)
      await app.expect("\(pushed) ⇧ foreign (?)")
      #expect(link.arrived?.isCovered == true)
      let bag = app.navigator.show(.bag)
      await app.expect("\(pushed) ⇧ foreign (?)")
      #expect(bag.stays == "OtherScreen")
    }
  }

  @Test("the person is asked", arguments: HeadlessProfile.allCases)
  func asks(profile: HeadlessProfile) async throws {
    let words = DialogWords("Discard?", choices: [.leave("Discard")], cancel: "Stay")
    try await run(profile, beneath: OtherScreen(), deciding: .ask(words)) { app, owner in
      let first = app.navigator.push(.product(id: 1))
      await app.settle()
      try app.screen.tap("Stay")
      await app.expect("\(plain) ⇧ foreign (?)")
      #expect(first.stays == "OtherScreen")
      app.navigator.push(.product(id: 1))
      await app.settle()
      try app.screen.tap("Discard")
      await app.expect(pushed)
      #expect(owner.dismissals == 1)
    }
  }

  @Test("the dialog goes with the modal", arguments: HeadlessProfile.allCases)
  func dialogGoes(profile: HeadlessProfile) async {
    let words = DialogWords("Discard?", choices: [.leave("Discard")], cancel: "Stay")
    let modal = OtherScreen()
    await run(profile, beneath: modal, deciding: .ask(words)) { app, _ in
      let push = app.navigator.push(.product(id: 1))
      await app.settle()
      modal.dismiss(animated: true)
      await app.expect(pushed)
      #expect(push.isArrived)
      #expect(throws: HeadlessTouchError.self) { try app.screen.tap("Discard") }
    }
  }

  @Test("closed, an alert does not stay for code", arguments: HeadlessProfile.allCases)
  func closesAlert(profile: HeadlessProfile) async {
    await run(profile, beneath: alert(), deciding: .close) { app, _ in
      app.navigator.push(.product(id: 1))
      await app.expect(pushed)
    }
  }

  // MARK: What waits for none

  @Test(
    "a switch of parts, an eviction and a curtain wait for none",
    arguments: HeadlessProfile.allCases)
  func waitsForNone(profile: HeadlessProfile) async {
    await run(profile, beneath: holding()) { app, owner in
      app.navigator.show(.login)
      await app.expect("(login)")
      #expect(owner.dismissals == 1)
    }
    await run(profile, beneath: holding()) { app, _ in
      app.navigator.show(.cover)
      await app.settle()
      #expect(app.curtain.map(picture) == "(cover)")
      app.navigator.close(.cover)
      await app.expect("\(plain) ⇧ foreign (?)")
    }
    await TestApp.run(on: HeadlessScreen(profile: profile)) { app in
      app.session.isSignedIn = true
      app.navigator.show(.order(id: 1))
      await app.settle()
      app.front?.present(holding(), animated: true)
      await app.settle()
      app.session.isSignedIn = false
      Task { await app.navigator.scene.revalidate() }
      await app.expect("\(plain) ⇧ foreign (?)")
    }
  }
}

/// Presents a modal, and is told when it goes.
@MainActor final class OwnerOfModal: NSObject, UIAdaptivePresentationControllerDelegate {
  private(set) var dismissals = 0

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    dismissals += 1
  }
}

extension NavigationRequest {
  fileprivate var arrived: Arrival? {
    if case .success(let arrival)? = outcome { arrival } else { nil }
  }

  fileprivate var isArrived: Bool { arrived != nil }

  /// What stays open, if that has ended the request.
  fileprivate var stays: String? {
    if case .failure(.stays(let label))? = outcome { label.text } else { nil }
  }
}
