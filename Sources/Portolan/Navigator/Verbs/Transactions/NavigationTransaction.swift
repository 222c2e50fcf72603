/// Takes down the verbs that become one request; see `Navigator.transaction(_:)`.
///
/// It is good for as long as the closure runs that it was given to. A verb that comes later does
/// nothing but a diagnostic.
@MainActor public struct NavigationTransaction<R: NavigationRoute>: NavigationVerbs {
  let steps: TransactionSteps

  /// Takes a verb down as the next step.
  public func perform(_ verb: NavigationVerb) { steps.add(verb) }

  /// The same transaction for another feature's routes.
  public func of<S: NavigationRoute>(_ type: S.Type) -> NavigationTransaction<S> {
    NavigationTransaction<S>(steps: steps)
  }

  /// Sets the elements of this type above a stack's first screen; see `RouteStack.set(_:as:)`.
  public func set(
    _ path: [R], of stack: R, as motion: StackMotion = .automatic,
    fileID: StaticString = #fileID, line: Int = #line
  ) {
    let path = path.map { AnyRoute($0) }
    perform(
      NavigationVerb(
        .setPath(stack: AnyRoute(stack), path, as: motion), fileID, line))
  }

  /// The steps of a transaction within this one are its own.
  public func transaction(_ body: (NavigationTransaction<R>) -> Void) { body(self) }
}
