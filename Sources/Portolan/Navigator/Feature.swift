/// One route type with its map, keeper, links and tasks: what a navigator needs to know of it.
///
/// A guarded route type without a keeper does not compile.
@MainActor public struct Feature {
  let entry: MapSet.Entry
  let answer: @MainActor (AnyGuard) async throws -> LiveAnswer
  let deadline: @MainActor (AnyGuard) -> Duration?
  let whenSilent: @MainActor (AnyGuard) -> WhenSilent
  let links: AnyLinks?
  let tasks: (any SceneTasks)?

  /// A feature whose routes are not guarded.
  public init<M: NavigationMap>(
    _ map: M, links: LinkTable<M.R>? = nil, tasks: (any ScreenTasks<M.R>)? = nil
  ) where M.R.Guard == Never {
    entry = MapSet.Entry(map)
    answer = { _ in .allow }
    deadline = { _ in nil }
    whenSilent = { _ in .keep }
    self.links = links.map { AnyLinks($0) }
    self.tasks = tasks.map { FeatureTasks(tasks: $0) }
  }

  /// A feature with the keeper that answers for its guards.
  public init<M: NavigationMap, K: GuardKeeper<M.R>>(
    _ map: M, guards keeper: K, links: LinkTable<M.R>? = nil,
    tasks: (any ScreenTasks<M.R>)? = nil
  ) {
    entry = MapSet.Entry(map)
    answer = { try await keeper.verdict(on: Self.rule($0)).answer }
    deadline = { keeper.deadline(for: Self.rule($0)) }
    whenSilent = { keeper.whenSilent(Self.rule($0)) }
    self.links = links.map { AnyLinks($0) }
    self.tasks = tasks.map { FeatureTasks(tasks: $0) }
  }

  /// The same feature with another map, whose guards others answer; it has no tasks.
  init(
    replacing other: Feature, by entry: MapSet.Entry,
    answer: @escaping @MainActor (AnyGuard) async -> LiveAnswer
  ) {
    self.entry = entry
    self.answer = answer
    deadline = { _ in nil }
    whenSilent = { _ in .keep }
    links = other.links
    tasks = nil
  }

  private static func rule<Rule>(_ asked: AnyGuard) -> Rule {
    guard let rule = asked.rule as? Rule else {
      preconditionFailure("The guard \(asked) was asked of another feature's keeper.")
    }
    return rule
  }
}

extension Feature {
  /// What the keeper says; what it throws is an answer too.
  func answer(to rule: AnyGuard) async -> LiveAnswer {
    do { return try await answer(rule) } catch is CancellationError {
      return .failed(.cancelled)
    } catch {
      return .failed(.guardFailed(rule.label, error: "\(type(of: error))"))
    }
  }
}
