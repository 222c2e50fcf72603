internal import Foundation

/// The actions of a view when its screen appears and disappears.
@MainActor final class AppearanceActions: HostedContent, ListElements {
  var onAppear: (() -> Void)?
  var onDisappear: (() -> Void)?
  private let graph: ViewGraph
  private var hasAppeared = false
  /// The views that appear, each of which does it by itself (S58).
  private var elements: [Int] = []

  init(_ graph: ViewGraph) { self.graph = graph }

  func willAppear(animated: Bool) {
    guard !hasAppeared else { return }
    hasAppeared = true
    for _ in elements { tell(onAppear) }
  }

  func didAppear() {}

  func willDisappear(animated: Bool) {}

  func didDisappear() {
    guard hasAppeared else { return }
    hasAppeared = false
    for _ in elements { tell(onDisappear) }
  }

  func setElements(_ new: [Int]) {
    let old = elements
    elements = new
    guard hasAppeared else { return }
    for element in new where !old.contains(element) { tell(onAppear) }
    for element in old where !new.contains(element) { tell(onDisappear) }
  }

  private func tell(_ action: (() -> Void)?) {
    if let action { graph.afterRound(action) }
  }

  /// Disappears without saying so, and will say that it appears again (S16).
  func forget() { hasAppeared = false }

  /// Covered screens may hear of appearing without having disappeared (S16).
  func appear() {
    for _ in elements { tell(onAppear) }
  }
}
