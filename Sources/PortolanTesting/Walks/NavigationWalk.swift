public import Foundation
public import Portolan

/// A walk: a test that takes random steps in an app's navigation, and checks after each step that
/// the laws of the library hold.
///
/// ```swift
/// @Test(arguments: 1...20) func walk(seed: UInt64) async {
///   await NavigationWalk(ShopMap(), seed: seed).check()
/// }
/// ```
///
/// A step is a verb, a gesture, an answer of a guard or some time that passes; a law
/// (`NavigationLaw`) is a rule that must always hold. A walk needs only the app's map and its
/// `samples`: the screen is in memory, and the walk sets the clock and the guards' answers. The
/// same seed gives the same steps. The report of a failing walk has only the steps that are needed
/// to break the law, and a script with which `run(_:)` takes just these steps.
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

  /// Makes a walk over one map, which requests the routes of the map's `samples`.
  ///
  /// - Parameters:
  ///   - map: The map; without samples the walk fails.
  ///   - seed: The seed of the random steps.
  ///   - steps: The number of steps.
  ///   - misbehaving: Whether the host also makes mistakes, as a `MisbehavingHost` does.
  public init<M: NavigationMap<R>>(
    _ map: M, seed: UInt64, steps: Int = 500, misbehaving: Bool = false
  ) {
    self.init(among: map.samples, seed: seed, steps: steps, misbehaving: misbehaving) {
      Navigator(map, guards: $1, clock: $0).scene
    }
  }

  /// Makes a walk over several features, or with the app's own keeper.
  ///
  /// ```swift
  /// let walk = NavigationWalk(among: ShopMap().samples, seed: 7) { clock, keeper in
  ///   try SceneNavigator(
  ///     NavigationFeature(ShopMap(), guards: keeper), NavigationFeature(HelpMap()), clock: clock)
  /// }
  /// ```
  ///
  /// The laws are checked for all features.
  ///
  /// - Parameters:
  ///   - routes: The routes that the walk requests; without any the walk fails.
  ///   - links: The links that the walk opens.
  ///   - seed: The seed of the random steps.
  ///   - steps: The number of steps.
  ///   - misbehaving: Whether the host also makes mistakes, as a `MisbehavingHost` does.
  ///   - making: Makes the scene from the walk's clock and keeper. When a walk fails, this closure
  ///     is called again for each attempt to shorten the steps, so it must make all objects anew.
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

  /// Takes the random steps that the seed gives, until one breaks a law, and returns the result.
  @MainActor public func run() async -> WalkReport<R> {
    guard !routes.isEmpty else {
      return WalkReport(seed: seed, hindrance: "the map has no samples to walk among")
    }
    return await run(steps)
  }

  /// Takes the steps of a script, such as `WalkFailure.script`, instead of the random ones.
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

  /// Takes the random steps that the seed gives, and fails the test if one breaks a law or the walk
  /// cannot begin.
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
