public import Foundation
public import Portolan

/// Performs at random the actions of code, users, guards and time on an app's navigation, and
/// checks the laws after each step.
///
/// ```swift
/// @Test(arguments: 1...20) func walk(seed: UInt64) async {
///   await NavigationWalk(ShopMap(), seed: seed).check()
/// }
/// ```
///
/// It needs only the map of the app and its `samples`: the screen is in memory, the clock stands
/// still, and the walk sets the guards' answers. The same seed gives the same walk. A failing walk
/// is shortened to the steps that are needed, which `run(_:)` takes again.
public struct NavigationWalk<R: NavigationRoute> {
  private let routes: [R]
  private let links: [URL]
  private let seed: UInt64
  private let length: Int
  private let isMisbehaving: Bool
  private let make: @MainActor (TestClock, WalkKeeper<R>) throws -> SceneNavigator
  /// What other features do in the turn of a step, such as to adopt a map.
  package var others: [OtherFeature] = []
  /// Whether screens of curtains act too, links may keep the part that they replace, and scenes of
  /// older maps are restored.
  package var isWide = false
  /// Whether questions come in dialogs too.
  package var hasDialogs = false
  package typealias OtherFeature = @MainActor (SceneNavigator) -> NavigationRequest

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
  ///     NavigationFeature(ShopMap(), guards: keeper), NavigationFeature(HelpMap()), clock: clock)
  /// }
  /// ```
  ///
  /// `making` is called for each walk and must make everything anew. The walk checks the laws for
  /// all features; it draws its requests among these routes, and opens these links.
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

  /// The steps of the seed.
  package var steps: [WalkStep<R>] {
    var dice = WalkDice(
      among: routes, links: links, seed: seed, misbehaving: isMisbehaving, others: others.count,
      isWide: isWide, hasDialogs: hasDialogs)
    return dice.steps(length)
  }

  /// Walks, and returns the result.
  @MainActor public func run() async -> WalkReport<R> {
    guard !routes.isEmpty else {
      return WalkReport(seed: seed, hindrance: "the map has no samples to walk among")
    }
    return await run(steps)
  }

  /// Takes the steps of a script, such as those of a reported walk, instead of those of the seed.
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
      let run = try await WalkRunner(make, others, isWide: isWide).run(steps)
      var report = WalkReport<R>(seed: seed, run: run)
      guard let breach = run.breach else { return report }
      let shortest = try await shrink(Array(steps.prefix(run.steps)), until: breach.law)
      let last = try await WalkRunner(make, others, isWide: isWide).run(shortest).breach ?? breach
      report.failure = WalkFailure(
        law: breach.law, what: last.what, steps: shortest, taken: run.steps)
      return report
    } catch { return WalkReport(seed: seed, hindrance: "no navigator was made: \(error)") }
  }

  @MainActor private func shrink(
    _ steps: [WalkStep<R>], until law: NavigationLaw
  ) async throws -> [WalkStep<R>] {
    // Making the navigator has just succeeded, and succeeds for each walk.
    let shrinker = WalkShrinker<WalkStep<R>> { steps in
      do {
        return try await WalkRunner(make, others, isWide: isWide).run(steps).breach?.law == law
      } catch { return false }
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
