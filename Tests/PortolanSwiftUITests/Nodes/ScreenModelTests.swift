import HeadlessSwiftUI
import Testing

@testable import Portolan
@testable import PortolanSwiftUI

@MainActor
@Suite("A screen counts as shown when its newest embedded controller reports its appearance (U20)")
struct ScreenModelTests {
  private let screen = ScreenModel(
    id: NodeID(raw: 1), observer: nil, content: { AnyView(EmptyView()) }, context: nil)

  @Test("a screen comes, is covered, and goes") func aLife() {
    let probe = ProbeController(screen)
    var phases = [screen.phase]
    for call in [
      probe.viewWillAppear, probe.viewDidAppear, probe.viewWillDisappear, probe.viewDidDisappear,
    ] {
      call(true)
      phases.append(screen.phase)
    }
    #expect(phases == [.absent, .appearing, .visible, .disappearing, .absent])
  }

  @Test("a screen that goes elsewhere and is covered before it is seen there is not seen")
  func coveredElsewhere() {
    let old = ProbeController(screen)
    old.viewWillAppear(false)
    old.viewDidAppear(false)
    let new = ProbeController(screen)
    old.viewWillDisappear(false)
    old.viewDidDisappear(false)
    #expect(screen.phase == .absent)
    new.viewWillAppear(false)
    old.viewDidDisappear(false)
    #expect(screen.phase == .appearing)
  }

  @Test("a probe that SwiftUI replaced is not listened to any more") func anOlderProbe() {
    let old = ProbeController(screen)
    old.viewWillAppear(false)
    let new = ProbeController(screen)
    new.viewWillAppear(false)
    new.viewDidAppear(false)
    old.viewWillDisappear(false)
    old.viewDidDisappear(false)
    #expect(screen.phase == .visible)
    ScreenProbe.dismantleUIViewController(old, coordinator: ())
    #expect(screen.phase == .visible)
    ScreenProbe.dismantleUIViewController(new, coordinator: ())
    #expect(screen.phase == .absent)
  }

  @Test("a probe that SwiftUI shows again while the one that replaced it goes is listened to again")
  func anOlderProbeAgain() {
    let old = ProbeController(screen)
    old.viewWillAppear(false)
    old.viewDidAppear(false)
    let new = ProbeController(screen)
    old.viewWillDisappear(false)
    new.viewWillAppear(false)
    new.viewDidAppear(false)
    old.viewDidDisappear(false)
    new.viewWillDisappear(true)
    old.viewWillAppear(true)
    ScreenProbe.dismantleUIViewController(new, coordinator: ())
    old.viewDidAppear(true)
    #expect(screen.phase == .visible)
    #expect(screen.probe === old)
    old.viewWillDisappear(false)
    old.viewDidDisappear(false)
    #expect(screen.phase == .absent)
  }

  @Test("a probe that appears while the one that replaced it appears too is not listened to")
  func bothAppear() {
    let old = ProbeController(screen)
    let new = ProbeController(screen)
    new.viewWillAppear(false)
    old.viewWillAppear(false)
    new.viewDidAppear(false)
    old.viewWillDisappear(false)
    old.viewDidDisappear(false)
    #expect(screen.phase == .visible)
  }

  @Test("what nobody ended is taken as ended, or as never begun", arguments: [true, false])
  func settles(asEnded: Bool) {
    let probe = ProbeController(screen)
    probe.viewWillAppear(true)
    screen.settle(asEnded: asEnded)
    #expect(screen.phase == (asEnded ? .visible : .absent))
    probe.viewWillDisappear(true)
    screen.settle(asEnded: asEnded)
    #expect(screen.phase == (asEnded ? .absent : .visible))
    #expect(!screen.isMoving)
  }
}
