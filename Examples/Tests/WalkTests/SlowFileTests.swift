import Dispatch
import Store
import Testing
import WalkKit

@MainActor @Suite("A model that waits for a slow file is not reported as a leak")
struct SlowFileTests {
  @Test("a model that waits for a file when its screen goes is no leak")
  func heldModel() async throws {
    let walk = try await TestWalk(.swiftui)
    try await walk.walk("open store://products/3/reviews", "back", "tap Reviews")
    let catalogue = walk.engine.application.services.catalogue
    let gate = DispatchSemaphore(value: 0)
    await withCheckedContinuation { begun in
      Task.detached { await catalogue.hold(until: gate, begun) }
    }
    // Later than a walk that does not wait for files would have ended.
    Task {
      for _ in 0..<10_000 { await Task.yield() }
      gate.signal()
    }
    // The product's screen appears again, so its model asks the catalogue again, and goes.
    let reports = try await walk.walk("back", "back")
    #expect(reports.flatMap(\.notes) == [])
  }
}

extension Catalogue {
  /// Answers nobody until the gate opens.
  fileprivate func hold(
    until gate: DispatchSemaphore, _ begun: CheckedContinuation<Void, Never>
  ) {
    begun.resume()
    gate.wait()
  }
}
