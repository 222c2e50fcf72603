package import Portolan

/// An answer of a screen that is asked before it closes, which comes when a test gives it.
@MainActor package final class SlowAnswer {
  private var waiting: [CheckedContinuation<ExitVerdict, Never>] = []
  /// How often the screen was asked.
  package private(set) var count = 0

  package init() {}

  package func ask() async -> ExitVerdict {
    count += 1
    return await withCheckedContinuation { waiting.append($0) }
  }

  /// Answers whoever has asked.
  package func give(_ verdict: ExitVerdict) {
    let asked = waiting
    waiting = []
    for continuation in asked { continuation.resume(returning: verdict) }
  }
}
