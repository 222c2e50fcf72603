/// A keeper of any route type.
package struct AnyKeeper: Sendable {
  let verdict: @MainActor (AnyGuard, GuardOccasion) async throws -> AnyVerdict
  /// The route type of a keeper that distinguishes the occasions on which it is asked.
  var occasional: String?
  var deadline: @MainActor (AnyGuard) -> Duration? = { _ in nil }
  var whenSilent: @MainActor (AnyGuard) -> WhenSilent = { _ in .keep }

  package init(_ verdict: @escaping @MainActor (AnyGuard, GuardOccasion) async throws -> AnyVerdict)
  {
    self.verdict = verdict
  }

  @MainActor init<K: GuardKeeper>(_ keeper: K) {
    let other = keeper as? any OccasionKeeper<K.RouteType>
    self.init { rule, occasion in
      let rule = rule.rule(of: K.RouteType.self)
      guard let other else { return try await keeper.verdict(on: rule).erased }
      return try await other.verdict(on: rule, when: occasion).erased
    }
    occasional = other.map { _ in K.RouteType.savedName }
    deadline = { keeper.deadline(for: $0.rule(of: K.RouteType.self)) }
    whenSilent = { keeper.whenSilent($0.rule(of: K.RouteType.self)) }
  }

  /// The keeper's verdict; an error that the keeper throws becomes the verdict `failed`.
  @MainActor func verdict(on rule: AnyGuard, when occasion: GuardOccasion) async -> AnyVerdict {
    do { return try await verdict(rule, occasion) } catch is CancellationError {
      return .failed(.init(.cancelled))
    } catch NavigationError.reentrant {
      return .failed(.init(.reentrant))
    } catch {
      return .failed(.init(.guardFailed(guard: rule.label, error: "\(type(of: error))")))
    }
  }
}

extension AnyGuard {
  fileprivate func rule<R: NavigationRoute>(of type: R.Type) -> R.Guard {
    guard let rule = rule as? R.Guard else {
      preconditionFailure("The guard \(self) was asked of another keeper.")
    }
    return rule
  }
}
