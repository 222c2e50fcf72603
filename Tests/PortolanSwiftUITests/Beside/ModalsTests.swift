import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Portolan
import PortolanSwiftUI
import Testing

/// A screen with an alert and a sheet of its own, beside the navigator.
private struct Chart: View {
  let name: String
  @State private var warns = false
  @State private var scans = false

  var body: some View {
    Text(verbatim: name)
    Button("Warn") { warns = true }
      .alert("Allergy!", isPresented: $warns) { Button("OK") {} }
    Button("Scan") { scans = true }.sheet(isPresented: $scans) { Text("scanner") }
  }
}

/// A modal that UIKit presents.
private final class Scanner: UIViewController {}

@MainActor @Suite("The app decides whether other code's modals stay, close or delay a request")
struct ModalsTests {
  private let plain = "main[*(products) | account…]"
  private let beneath = "main[*(products › product(1)) | account…]"

  @MainActor private final class Ward {
    let navigator: Navigator<Shop>
    let screen: HeadlessScene
    let clock = HeadlessClock()
    private(set) var codes: [String] = []

    init(_ world: World, deciding decision: ModalDecision = .automatic) {
      let navigator = Navigator(
        ShopMap(), guards: ShopGuards(session: Session()), links: ShopLinks.table, clock: clock)
      self.navigator = navigator
      screen = HeadlessScene(profile: world.profile, assumptions: world.assumptions) {
        SceneRootView(navigator) { route, _ in
          Chart(name: "\(route)")
        } tabLabel: { _ in
          Text("tab")
        }
        .decidingOnModals { _ in decision }
      }
      navigator.scene.onEvent = { [weak self] in
        if case .diagnosed(let diagnostic) = $0 { self?.codes.append(diagnostic.code) }
      }
      navigator.show(.products)
    }

    /// Presents with UIKit, from the front of the chain of presentations.
    func present(_ modal: UIViewController, for owner: Owner? = nil) async {
      await settle()
      screen.topController?.present(modal, animated: true)
      modal.presentationController?.delegate = owner
      await settle()
    }

    func tap(_ label: String) async throws {
      await settle()
      try screen.tap(label)
      await settle()
    }

    func open(_ text: String) throws -> NavigationRequest {
      navigator.open(try #require(URL(string: text)))
    }

    /// Settles without the navigator's deadline.
    func settle() async {
      for _ in 0..<20 {
        await screen.breathe()
        if screen.isTransitioning { screen.finishTransitions() }
      }
    }

    func expect(_ picture: String, _ location: SourceLocation = #_sourceLocation) async {
      await settle()
      #expect(navigator.tree.picture == picture, sourceLocation: location)
      #expect(screen.faults.isEmpty, "\(screen.faults)", sourceLocation: location)
      #expect(codes == [], sourceLocation: location)
    }
  }

  @MainActor private final class Owner: NSObject, UIAdaptivePresentationControllerDelegate {
    private(set) var dismissals = 0

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      dismissals += 1
    }
  }

  @Test(
    "an alert of SwiftUI stays over what code pushes, and closes for a link", arguments: World.each)
  func alert(world: World) async throws {
    let app = Ward(world)
    try await app.tap("Warn")
    await app.expect("\(plain) ⇧ foreign (?)")
    let push = app.navigator.push(.product(id: 1))
    await app.expect("\(beneath) ⇧ foreign (?)")
    #expect(push.arrived?.isCovered == true)
    #expect(app.screen.nodes.all(.alert).count == 1)
    let link = try app.open("shop://products/2")
    await app.expect("main[*(products › product(2)) | account…]")
    #expect(link.arrived?.isCovered == false)
    #expect(app.screen.nodes.all(.alert).isEmpty)
  }

  @Test("a sheet of SwiftUI closes, and one that is kept stays", arguments: World.each)
  func sheet(world: World) async throws {
    let closing = Ward(world)
    try await closing.tap("Scan")
    closing.navigator.push(.product(id: 1))
    await closing.expect(beneath)
    #expect(!closing.screen.nodes.texts.contains("scanner"))
    let keeping = Ward(world, deciding: .keep)
    try await keeping.tap("Scan")
    keeping.navigator.push(.product(id: 1))
    let bag = keeping.navigator.show(.bag)
    await keeping.expect("\(beneath) ⇧ foreign (?)")
    #expect(keeping.screen.nodes.texts.contains("scanner"))
    guard case .failure(.stays)? = bag.outcome else {
      Issue.record("\(String(describing: bag.outcome))")
      return
    }
  }

  @Test("a modal of UIKit closes, and its delegate is told", arguments: World.each)
  func controller(world: World) async {
    let app = Ward(world)
    let owner = Owner()
    await app.present(Scanner(), for: owner)
    await app.expect("\(plain) ⇧ foreign (?)")
    app.navigator.push(.product(id: 1))
    await app.expect(beneath)
    #expect(owner.dismissals == 1)
  }

  @Test("a request waits for one that says isModalInPresentation", arguments: World.each)
  func waits(world: World) async {
    for withdraws in [true, false] {
      let app = Ward(world)
      let modal = Scanner()
      modal.isModalInPresentation = true
      await app.present(modal)
      let push = app.navigator.push(.product(id: 1))
      await app.expect("\(plain) ⇧ foreign (?)")
      #expect(push.outcome == nil)
      if withdraws { modal.isModalInPresentation = false } else { modal.dismiss(animated: true) }
      await app.expect(beneath)
      #expect(push.ending == "arrived")
    }
  }

  @Test("the person is asked", arguments: World.each)
  func asks(world: World) async throws {
    let words = DialogWords("Discard?", choices: [.leave("Discard")], cancel: "Stay")
    let app = Ward(world, deciding: .ask(words))
    await app.present(Scanner())
    app.navigator.push(.product(id: 1))
    try await app.tap("Stay")
    await app.expect("\(plain) ⇧ foreign (?)")
    app.navigator.push(.product(id: 1))
    try await app.tap("Discard")
    await app.expect(beneath)
  }

  @Test("a switch of parts waits for none", arguments: World.each)
  func part(world: World) async {
    let app = Ward(world)
    let modal = Scanner()
    modal.isModalInPresentation = true
    await app.present(modal)
    app.navigator.show(.login)
    await app.expect("(login)")
  }
}

extension NavigationRequest {
  fileprivate var arrived: Arrival? {
    if case .success(let arrival)? = outcome { arrival } else { nil }
  }
}
