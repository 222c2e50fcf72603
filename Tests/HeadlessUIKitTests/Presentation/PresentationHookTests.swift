import HeadlessUIKit
import Testing

@MainActor
@Suite(
  "A presentation runs its completion at its end, keeps its layer order, and applies its detents")
struct PresentationHookTests {
  @Test("U97 presented controllers cannot be put in another order")
  func reordering() async throws {
    try await onScreen(.iOS18, HeadlessAssumptions(unanimatedDismissalTurns: 0)) { screen in
      let window = screen.show(UIViewController())
      let root = try #require(window.rootViewController)
      let (lower, upper) = (UIViewController(), UIViewController())
      root.present(lower, animated: false)
      lower.present(upper, animated: false)
      upper.present(lower, animated: false)
      #expect(screen.faults.map(\.kind) == [.unpresentable])
      root.dismiss(animated: false)
      root.present(upper, animated: false)
      upper.present(lower, animated: false)
      #expect(root.presentedViewController === upper)
      #expect(upper.presentedViewController === lower)
      #expect(screen.faults.count == 1)
    }
  }

  @Test(
    "U72 U73 U87 U88 a completion is called for what happened, else as assumed",
    arguments: Conditions.all)
  func completions(conditions: Conditions) async throws {
    try await onScreen(conditions) { screen in
      let window = screen.show(UIViewController())
      let root = try #require(window.rootViewController)
      let dropped = conditions.assumptions.callsDroppedCompletion
      var calls: [String] = []
      root.dismiss(animated: false) { calls.append("empty dismissal") }
      UIViewController().present(UIViewController(), animated: false) { calls.append("outside") }
      root.present(UIViewController(), animated: true) { calls.append("present") }
      root.present(UIViewController(), animated: true) { calls.append("twice") }
      root.dismiss(animated: true) { calls.append("early dismissal") }
      screen.finishTransitions()
      root.dismiss(animated: true) { calls.append("dismiss") }
      screen.finishTransitions()
      let answers = conditions.assumptions.callsEmptyDismissCompletion
      let empty = conditions.assumptions.callsEmptyDismissCompletion ? ["empty dismissal"] : []
      let isHeld = conditions.assumptions.holdsDismissals
      let drops = dropped ? ["outside", "twice"] + (isHeld ? [] : ["early dismissal"]) : []
      // What was held has dismissed already what the later one would.
      let later =
        isHeld ? (answers ? ["early dismissal", "dismiss"] : ["early dismissal"]) : ["dismiss"]
      let ends = ["present"] + later
      #expect(calls == empty + drops + ends)
      #expect(
        screen.faults.map(\.kind) == [.outsideWindow, .alreadyPresenting]
          + (isHeld ? [] : [.dismissalInProgress]))
    }
  }

  @Test(
    "U84 U159 an unanimated dismissal takes its turns in every version",
    arguments: Conditions.all)
  func dismissalTurns(conditions: Conditions) async throws {
    try await onScreen(conditions) { screen in
      let window = screen.show(UIViewController())
      let root = try #require(window.rootViewController)
      weak var modal: UIViewController?
      do {
        let made = UIViewController()
        modal = made
        root.present(made, animated: false)
      }
      root.dismiss(animated: false)
      var turns = 0
      while root.presentedViewController != nil, turns < 10 {
        screen.turn()
        turns += 1
      }
      #expect(turns == conditions.assumptions.unanimatedDismissalTurns)
      #expect((modal == nil) != conditions.assumptions.releasesLate)
    }
  }

  @Test("U92 U94 a cancelled drag leaves a covered sheet as it was")
  func coveredSheet() async throws {
    try await onScreen { screen in
      let log = CallLog()
      let window = screen.show(UIViewController())
      let sheet = RecordingController("S", log)
      sheet.definesPresentationContext = true
      window.rootViewController?.present(sheet, animated: false)
      let cover = RecordingController("C", log)
      cover.modalPresentationStyle = .currentContext
      sheet.present(cover, animated: false)
      _ = log.take()
      #expect(screen.beginSheetDrag())
      #expect(cover.isBeingDismissed && sheet.isBeingDismissed)
      screen.cancelSheetDrag()
      #expect(log.take() == ["C.willDisappear", "C.willAppear", "C.didAppear"])
      #expect(!cover.isBeingDismissed && !sheet.isBeingDismissed)
    }
  }

  @Test("U81 U67 a present from a deep child is its root's, and any of the family sees it")
  func family() async throws {
    try await onScreen { screen in
      let leaf = UIViewController()
      let stack = UINavigationController(rootViewController: leaf)
      let tabs = UITabBarController()
      tabs.viewControllers = [stack]
      let window = screen.show(tabs)
      let modal = UIViewController()
      leaf.present(modal, animated: true)
      for member in [leaf, stack, tabs] { #expect(member.presentedViewController === modal) }
      #expect(modal.presentingViewController === tabs)
      #expect(modal.presentationController?.presentingViewController === tabs)
      #expect(modal.presentationController?.presentedViewController === modal)
      #expect(modal.presentationController?.presentedView === modal.view)
      screen.finishTransitions()
      _ = window
    }
  }

  @Test("A sheet has its detents, and what is changed inside animateChanges is changed")
  func detents() async throws {
    try await onScreen { screen in
      let window = screen.show(UIViewController())
      let modal = UIViewController()
      let sheet = try #require(modal.sheetPresentationController)
      #expect(sheet.detents.map(\.identifier) == [.large])
      #expect(sheet.selectedDetentIdentifier == nil)
      sheet.detents = [.medium(), .large()]
      sheet.animateChanges { sheet.selectedDetentIdentifier = .medium }
      window.rootViewController?.present(modal, animated: false)
      #expect(modal.sheetPresentationController === sheet)
      #expect(sheet.detents.map(\.identifier) == [.medium, .large])
      #expect(sheet.selectedDetentIdentifier == .medium)
    }
  }

  @Test("A detent says its height where it is to rest; one of the app's own asks the app")
  func detentHeights() {
    typealias Detent = UISheetPresentationController.Detent
    final class Container: NSObject, UISheetPresentationControllerDetentResolutionContext {
      let containerTraitCollection = UITraitCollection()
      let maximumDetentValue: CGFloat = 600
    }
    let own = Detent.custom(identifier: Detent.Identifier("low")) { $0.maximumDetentValue / 3 }
    let none = Detent.custom { _ in nil }
    let heights = [.medium(), .large(), own, none].map { $0.resolvedValue(in: Container()) }
    #expect(heights == [300, 600, 200, nil])
    #expect(own.identifier.rawValue == "low")
    #expect(none.identifier != Detent.custom { _ in nil }.identifier, "each has a name")
  }

  @Test("A wish for another size reaches the parent once")
  func preferredSize() {
    final class Parent: UIViewController {
      var told: [CGSize] = []
      override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
      ) {
        told.append(container.preferredContentSize)
      }
    }
    let (parent, child) = (Parent(), UIViewController())
    parent.addChild(child)
    let size = CGSize(width: 3, height: 4)
    child.preferredContentSize = size
    child.preferredContentSize = size
    #expect(parent.told == [size])
  }
}
