extension SceneNavigator {
  /// The requests that wait for a detour, a guard or the app, in the order in which they came.
  ///
  /// Empty when none waits. What waits for its turn or for the screen is not among them.
  public var parked: [ParkedRequest] {
    parkings.map { parking in
      let request = parking.request
      return ParkedRequest(
        id: request.number, target: request.intent.target?.label, guard: parking.rule?.label,
        detour: parking.detour?.label, isLink: request.origin == .link,
        waited: request.patience?.waited ?? .zero, timeLeft: request.patience?.left ?? .zero)
    }
  }

  /// How many requests wait for a detour, a guard or the app.
  public var parkedCount: Int { parkings.count }

  /// Ends one parked request as `cancelled`; false when none of the number waits any more.
  ///
  /// A detour that is shown for it stays, as its screen may be of use to others.
  @discardableResult
  public func cancelParked(_ id: ParkedRequest.ID) -> Bool {
    guard let parking = parkings.first(where: { $0.request.number == id }) else { return false }
    parking.request.cancel()
    return true
  }
}

extension Intent {
  /// The screen that is asked for, when it is named.
  fileprivate var target: AnyRoute? {
    if case .setPath(let stack, _, let path, _) = self { return path.last ?? stack }
    return route
  }
}
