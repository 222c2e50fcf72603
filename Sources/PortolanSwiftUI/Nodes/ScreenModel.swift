import Observation
import Portolan

/// The host's facts about one screen: how its view is built, and its state of appearance.
@MainActor @Observable final class ScreenModel {
  /// Where a screen is in UIKit's appearance (U20, U23).
  enum Phase {
    case absent, appearing, visible, disappearing
  }

  @ObservationIgnored let id: NodeID
  /// The stack around it, or the last one: kept when it has left the stack's path.
  @ObservationIgnored private(set) var stack: NodeID?
  /// What it is in that stack: itself, or the pages in which it stands.
  @ObservationIgnored private(set) var element: NodeID?
  /// Whether it stands on another screen of its stack: Back would close it.
  @ObservationIgnored private(set) var isPushed = false
  /// Whether nothing can be shown before the column in which it stands first: Back is hidden.
  private(set) var isDeadEnd = false
  @ObservationIgnored let content: () -> AnyView
  @ObservationIgnored let context: ScreenContext<AnyRoute>?
  /// Whether it brings its own stack into ours, and so stands in a hosting controller.
  private(set) var isIsolated = false
  @ObservationIgnored private(set) var phase = Phase.absent
  /// The controllers that SwiftUI has made for the screen, the newest last.
  @ObservationIgnored private var made: [WeakProbe] = []
  /// The controller whose reports count: SwiftUI may make another one for the same screen, and drop that
  /// again without a word.
  var probe: ProbeController? {
    get { made.last { $0.controller != nil }?.controller }
    set {
      made.removeAll { $0.controller == nil || $0.controller === newValue }
      made.append(WeakProbe(controller: newValue))
    }
  }
  /// The last controller that reported: it still reports its end when the newest never appears, as
  /// another screen was pushed on it before it was seen.
  @ObservationIgnored private weak var teller: ProbeController?
  @ObservationIgnored private(set) weak var observer: (any ModelObserver)?

  init(
    id: NodeID, observer: (any ModelObserver)?, content: @escaping () -> AnyView,
    context: ScreenContext<AnyRoute>?
  ) {
    self.id = id
    self.observer = observer
    self.content = content
    self.context = context
  }

  /// Notes the element of a stack that it is, or that it stands in.
  func stands(as element: NodeID?, in tree: NavigationTree) {
    self.element = element
    stack = element.flatMap(tree.parent)
    isPushed = element != stack.flatMap { tree.children(of: $0).first }
  }

  func setDeadEnd(_ new: Bool) {
    if new != isDeadEnd { isDeadEnd = new }
  }

  var isMoving: Bool { phase == .appearing || phase == .disappearing }

  /// Whether SwiftUI has its views, in sight or not.
  var isBuilt: Bool { probe?.parent != nil }

  /// Takes a controller's report, when it is the newest, or no newer one has reported.
  func enter(_ phase: Phase, from probe: ProbeController) {
    // When the newest goes, SwiftUI may show an earlier one again.
    let isGoing = self.phase == .disappearing || self.phase == .absent
    if phase == .appearing, isGoing, self.probe === teller { self.probe = probe }
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

  /// Takes UIKit's word for what no report has said (S71), once no transition runs; one that is overdue
  /// does not count.
  func look(isOverdue: Bool = false) {
    let probes = [probe, teller].compactMap(\.self)
    guard let probe = probes.first(where: \.isInWindow) ?? probes.last,
      isMoving
        ? probe.isBackUnreported || !probe.isInWindow : probe.isInWindow != (phase == .visible)
    else { return }
    guard isOverdue || !probe.watchTransition() else { return }
    enter(probe.isInWindow ? .visible : .absent, from: probe)
  }

  /// Takes UIKit's word for a dialog, in which no probe stands; nil when it is not there.
  func see(_ phase: Phase?) { self.phase = phase ?? .absent }

  /// The transition around the screen has ended, or its views have come or gone, which its probe has
  /// not told yet.
  func mayHaveMoved() { observer?.screenMayHaveMoved() }

  /// Treats a transition without a reported end as ended, or as never begun.
  func settle(asEnded: Bool) {
    phase = (phase == .appearing) == asEnded ? .visible : .absent
  }
}

/// A controller that SwiftUI keeps as long as it likes.
private struct WeakProbe {
  weak var controller: ProbeController?
}
