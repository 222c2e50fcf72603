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

  /// Covered screens may hear of appearing without having disappeared (S16).
  func appearAgain() {
    if hasAppeared, let onAppear { graph.afterRound(onAppear) }
  }
}
