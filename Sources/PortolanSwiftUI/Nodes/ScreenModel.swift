import Observation
import Portolan

/// What the host holds of one screen: how its view is built, and where it is in appearing.
@MainActor @Observable final class ScreenModel {
  /// Where a screen is in UIKit's appearance (U20, U23).
  enum Phase {
    case absent, appearing, visible, disappearing
  }

  @ObservationIgnored let id: NodeID
  /// The stack in which it stands, or stood last: kept when it has left the stack's path.
  @ObservationIgnored var stack: NodeID?
  @ObservationIgnored let content: () -> AnyView
  @ObservationIgnored let context: AnyScreenContext?
  /// Whether it brings a stack of its own into ours, and so stands in a hosting controller.
  private(set) var isIsolated = false
  @ObservationIgnored private(set) var phase = Phase.absent
  /// The controller that tells; SwiftUI may make another one for the same screen.
  @ObservationIgnored weak var probe: ProbeController?
  /// The controller that told last: it still tells how it goes when the newest never comes, because
  /// something was pushed on it before it was seen.
  @ObservationIgnored private weak var teller: ProbeController?
  @ObservationIgnored private weak var observer: (any ModelObserver)?

  init(
    id: NodeID, observer: (any ModelObserver)?, content: @escaping () -> AnyView,
    context: AnyScreenContext?
  ) {
    self.id = id
    self.observer = observer
    self.content = content
    self.context = context
  }

  var isMoving: Bool { phase == .appearing || phase == .disappearing }

  /// What a controller is told, when it is the newest, or no newer one has told anything.
  func enter(_ phase: Phase, from probe: ProbeController) {
    guard probe === self.probe || probe === teller, phase != self.phase else { return }
    self.phase = phase
    teller = probe
    if phase == .visible, stack != nil, !isIsolated, probe.findsStack {
      // Two stacks of different elements, one in the other, would stop the app (S5).
      isIsolated = true
      observer?.screenBroughtStack(self)
    }
    observer?.screenMoved(self)
  }

  /// Takes a transition that nobody ended as ended, or as never begun.
  func settle(asEnded: Bool) {
    phase = (phase == .appearing) == asEnded ? .visible : .absent
  }
}
