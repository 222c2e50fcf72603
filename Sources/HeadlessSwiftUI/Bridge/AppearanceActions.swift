internal import Foundation

/// What a view does when its screen appears and disappears.
@MainActor final class AppearanceActions: HostedContent {
  var onAppear: (() -> Void)?
  var onDisappear: (() -> Void)?
  private let graph: ViewGraph
  private var hasAppeared = false

  init(_ graph: ViewGraph) { self.graph = graph }

  func willAppear(animated: Bool) {
    guard !hasAppeared else { return }
    hasAppeared = true
    if let onAppear { graph.afterRound(onAppear) }
  }

  func didAppear() {}

  func willDisappear(animated: Bool) {}

  func didDisappear() {
    guard hasAppeared else { return }
    hasAppeared = false
    if let onDisappear { graph.afterRound(onDisappear) }
  }

  /// Disappears without saying so, and will say that it appears again (S16).
  func forget() { hasAppeared = false }

  /// Covered screens may hear of appearing without having disappeared (S16).
  func appear() {
    if let onAppear { graph.afterRound(onAppear) }
  }
}
