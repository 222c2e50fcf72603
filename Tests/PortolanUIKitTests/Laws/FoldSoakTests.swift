import Testing

/// `Scripts/soak uikit --fold` runs this suite with more steps and another seed.
@MainActor
@Suite(
  "After random folding of a phone the tree matches the screen, and no text is lost (laws 2, 9)")
struct FoldSoakTests {
  @Test func `the laws hold whatever code and person do`() async throws {
    var soak = try Soak<FoldingWalk>(of: "uikit-fold")
    var resized = 0
    var underLayers = 0
    var typed = 0
    await soak.run {
      resized += $0.fold.resizedWhileMoving
      underLayers += $0.fold.resizedUnderLayers
      typed += $0.fold.typed
    }
    for failure in soak.failures { Issue.record("\(failure)") }
    guard soak.isLong else { return }
    #expect(resized * 100 >= soak.done, "too few changes of the size came while something moved")
    #expect(underLayers * 200 >= soak.done, "too few changes of the size came under a layer")
    #expect(typed * 100 >= soak.done, "too few words were typed")
  }

  /// Seeds that found columns which stood on a stack that had just left its split, and a modal of other
  /// code that was held by the decision on another at its address.
  @Test(arguments: [1_796_090_541, 1_796_094_444])
  func `the laws hold where they once did not`(seed: UInt64) async {
    var walk = FoldingWalk()
    await walk.run(seed: seed, steps: FoldingWalk.length)
    #expect(walk.failure == nil)
  }
}

/// A walk over splits and typing, or one over the whole shop, on a phone that folds.
@MainActor struct FoldingWalk: RandomWalking {
  private(set) var fold = FoldWalk()
  private var shop = RandomWalk()

  var steps: Int { fold.steps + shop.steps }
  var whileMoving: Int { fold.whileMoving + shop.whileMoving }
  var failure: String? { fold.failure ?? shop.failure }

  mutating func run(seed: UInt64, steps count: Int) async {
    guard seed.isMultiple(of: 2) else { return await fold.run(seed: seed, steps: count) }
    shop.device = .duo
    await shop.run(seed: seed, steps: count)
  }
}
