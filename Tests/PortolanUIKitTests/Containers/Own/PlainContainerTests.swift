import Foundation
import HeadlessUIKit
import Portolan
import PortolanUIKit
import Testing

@MainActor @Suite("The library's plain container follows UIKit's rules for child controllers")
struct PlainContainerTests {
  private let log = CallLog()

  private func members() -> [TestScreen] { ["a", "b", "c"].map { TestScreen($0, log) } }

  private func run(
    _ body: @MainActor (MemberViewController, [TestScreen], HeadlessScreen) async throws -> Void
  ) async rethrows {
    try await HeadlessScreen.run { screen in
      let container = MemberViewController()
      let members = members()
      container.setMembers(members, selected: 1)
      #expect(log.lines == [], "nothing is built before it is shown")
      let window = screen.makeWindow()
      window.rootViewController = container
      window.makeKeyAndVisible()
      screen.finishTransitions()
      try await body(container, members, screen)
      #expect(screen.faults == [])
    }
  }

  @Test("only the member in front is in the view, and appears with the container")
  func appears() async {
    await run { container, members, _ in
      #expect(container.children == [members[1]])
      #expect(members.map(\.isViewLoaded) == [false, true, false])
      #expect(members[1].view.frame == container.view.bounds)
      #expect(
        log.lines.filter { $0.hasSuffix("Appear") } == ["b.willAppear", "b.didAppear"])
    }
  }

  @Test("a change brings the new one in, then takes the old one out, each paired")
  func exchanges() async {
    await run { container, members, _ in
      log.lines = []
      var isDone = false
      container.select(2, animated: true) { isDone = true }
      #expect(isDone)
      #expect(container.children == [members[2]])
      #expect(members[1].view.superview == nil)
      #expect(
        log.lines.filter { $0.hasPrefix("c.") } == [
          "c.willMove", "c.viewDidLoad", "c.willAppear", "c.didAppear", "c.didMove",
        ])
      #expect(
        log.lines.filter { $0.hasPrefix("b.") } == [
          "b.willMove(nil)", "b.willDisappear", "b.didDisappear", "b.didMove(nil)",
        ])
    }
  }

  @Test("a member in front that is replaced goes, one that is not keeps its view")
  func replaces() async {
    await run { container, members, _ in
      log.lines = []
      let other = TestScreen("d", log)
      container.setMembers([other, members[1], members[2]], selected: 1)
      #expect(log.lines == [])
      container.setMembers([members[0], other, members[2]], selected: 1)
      #expect(container.children == [other])
      #expect(members[1].parent == nil)
    }
  }

  @Test("the member follows the size of the container")
  func rotates() async {
    await run { container, members, screen in
      screen.rotate(to: CGSize(width: 844, height: 390), on: .phone)
      screen.finishTransitions()
      #expect(members[1].view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
      #expect(container.view.bounds.size == CGSize(width: 844, height: 390))
    }
  }

  @Test("bars and edges are those of the member in front, and are asked for again")
  func forwards() async {
    await run { container, members, screen in
      members[0].chrome.statusBar = .lightContent
      members[0].chrome.hidesHomeIndicator = true
      members[0].chrome.edges = [.left]
      members[0].chrome.hidesStatusBar = true
      members[0].preferredContentSize = CGSize(width: 10, height: 20)
      #expect(screen.statusBarStyle == .default)
      container.select(0, animated: false) {}
      #expect(screen.statusBarStyle == .lightContent)
      #expect(screen.isStatusBarHidden)
      #expect(screen.isHomeIndicatorHidden)
      #expect(screen.edgesDeferringGestures == [.left])
      #expect(container.preferredContentSize == CGSize(width: 10, height: 20))
    }
  }

  @Test("without members it shows nothing, and a place that is not there changes nothing")
  func isEmpty() async {
    await run { container, members, _ in
      container.select(9, animated: false) {}
      #expect(container.children == [members[1]])
      container.setMembers([], selected: 0)
      #expect(container.members.isEmpty)
    }
  }
}
