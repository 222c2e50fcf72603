public import Foundation
public import Portolan

/// Does at random what code, users, guards and time can do to an app's navigation, and looks after
/// each step whether the laws hold.
///
/// ```swift
/// @Test(arguments: 1...20) func walk(seed: UInt64) async {
///   await NavigationWalk(ShopMap(), seed: seed).check()
/// }
/// ```
///
/// It needs nothing of the app but the map and its `samples`: the screen is in memory, the clock
/// stands still, and the guards answer what the walk says. The same seed is the same walk. What it
/// finds it shortens to the few steps that are needed, which `run(_:)` takes again.
public struct NavigationWalk<R: NavigationRoute> {
  private let routes: [R]
  private let links: [URL]
  private let seed: UInt64
  private let length: Int
  private let isMisbehaving: Bool
  private let make: @MainActor (TestClock, WalkKeeper<R>) throws -> SceneNavigator

  /// A walk over one map, among its samples.
  ///
  /// With `misbehaving` the host also refuses, is late, stops half-way, does something else, never
  /// answers or answers twice. A map without samples is a failure.
  public init<M: NavigationMap<R>>(
    _ map: M, seed: UInt64, steps: Int = 500, misbehaving: Bool = false
  ) {
    self.init(among: map.samples, seed: seed, steps: steps, misbehaving: misbehaving) {
      Navigator(map, guards: $1, clock: $0).scene
    }
  }

  /// A walk over a navigator of several features, or with an app's own guards.
  ///
  /// ```swift
  /// let walk = NavigationWalk(among: ShopMap().samples, seed: 7) { clock, keeper in
  ///   try SceneNavigator(
  ///     Feature(ShopMap(), guards: keeper), Feature(HelpMap()), clock: clock)
  /// }
  /// ```
  ///
  /// `making` is called for each walk and must make everything anew. The laws are looked at for
  /// all features; what is asked for is drawn among these routes, and these links are followed.
  public init(
    among routes: [R], links: [URL] = [], seed: UInt64, steps: Int = 500, misbehaving: Bool = false,
    making: @escaping @MainActor (TestClock, WalkKeeper<R>) throws -> SceneNavigator
  ) {
    self.routes = routes
    self.links = links
    self.seed = seed
    length = steps
    isMisbehaving = misbehaving
    make = making
  }

  /// The steps that the seed stands for.
  package var steps: [WalkStep<R>] {
    var dice = WalkDice(among: routes, links: links, seed: seed, misbehaving: isMisbehaving)
    return dice.steps(length)
  }

  /// Walks, and says what it found.
  @MainActor public func run() async -> WalkReport<R> {
    guard !routes.isEmpty else {
      return WalkReport(seed: seed, hindrance: "the map has no samples to walk among")
    }
    return await run(steps)
  }

  /// Takes the steps of a script instead of those of the seed: the ones that a walk found.
  ///
  /// ```swift
  /// await walk.run(#"[{"verb":{"_0":{"back":{}}}}]"#)
  /// ```
  @MainActor public func run(_ script: String) async -> WalkReport<R> {
    do { return await run(try WalkScript.steps(in: script)) } catch {
      return WalkReport(seed: seed, hindrance: "the script cannot be read: \(error)")
    }
  }

  @MainActor package func run(_ steps: [WalkStep<R>]) async -> WalkReport<R> {
    do {
      let run = try await WalkRunner(make).run(steps)
      var report = WalkReport<R>(seed: seed, run: run)
      guard let breach = run.breach else { return report }
      let shortest = try await shrink(Array(steps.prefix(run.steps)), until: breach.law)
      let last = try await WalkRunner(make).run(shortest).breach ?? breach
      report.failure = WalkFailure(
        law: breach.law, what: last.what, steps: shortest, taken: run.steps)
      return report
    } catch { return WalkReport(seed: seed, hindrance: "no navigator was made: \(error)") }
  }

  @MainActor private func shrink(
    _ steps: [WalkStep<R>], until law: NavigationLaw
  ) async throws -> [WalkStep<R>] {
    // Making the navigator has just worked, and works for each of them.
    let shrinker = WalkShrinker<WalkStep<R>> { steps in
      do { return try await WalkRunner(make).run(steps).breach?.law == law } catch { return false }
    }
    return await shrinker.shrink(steps)
  }

  /// Walks, and fails the test with the steps that broke a law.
  @discardableResult
  @MainActor public func check(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async -> WalkReport<R> {
    let report = await run()
    if !report.isGood {
      let site = TestSite(fileID: fileID, filePath: filePath, line: line, column: column)
      TestReport.fail("\(report)", at: site)
    }
    return report
  }
}
