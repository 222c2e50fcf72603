extension Destination {
  /// The first of several destinations that applies.
  ///
  /// ```swift
  /// case .help:
  ///   return .firstOf(.screen(.pushed(.inVisibleStack)), .stack(.presented(.sheet)))
  /// ```
  ///
  /// One applies when the route can be placed there now: there is a stack to push onto, something
  /// to present over, and the feature that it stands on belongs to the app. When none does, the
  /// error is the last one's; a link waits when one of them only waits for the app to be ready.
  ///
  /// The guards of all are asked, wherever it goes. It is looked for before any is tried, as the
  /// first says. A member of a container says so in the first; alternatives that are containers
  /// list the same members.
  public static func firstOf(_ first: Self, _ others: Self...) -> Self {
    Self(erased: AnyDestination(firstOf: first.erased, others.map(\.erased)))
  }

  /// The nearest of several homes: a screen that stands in more than one tab opens in the one
  /// where the user is.
  ///
  /// ```swift
  /// case .product:
  ///   return .nearestOf(
  ///     .screen(.pushed(onto: .products), reuse: .currentStack), .screen(.pushed(onto: .search)))
  /// ```
  ///
  /// Nearest is what the home stands on: on the way to the screen in front, else what was in front
  /// last, else what was never entered. Of homes that are equally near, and of those that stand on
  /// nothing that is there, the first is taken. Otherwise as `firstOf`: the first says where it is
  /// looked for before a home is chosen, and with `currentStack` each home has a screen of its own.
  public static func nearestOf(_ first: Self, _ others: Self...) -> Self {
    var nearest = AnyDestination(firstOf: first.erased, others.map(\.erased))
    nearest.isNearestFirst = true
    return Self(erased: nearest)
  }

  init(erased: AnyDestination) {
    self.erased = erased
  }
}

extension AnyDestination {
  init(firstOf first: AnyDestination, _ others: [AnyDestination]) {
    let all = first.alternatives + others.flatMap(\.alternatives)
    var guards: [AnyGuard] = []
    for rule in all.flatMap(\.guards) where !guards.contains(rule) { guards.append(rule) }
    shape = first.shape
    place = first.place
    self.guards = guards
    reuse = first.reuse
    transition = (all.first { $0.place == .root } ?? first).transition
    isPassing = all.contains(where: \.isPassing)
    self.others = Array(all.dropFirst())
  }

  /// Itself and what to try after it, each alone.
  var alternatives: [AnyDestination] {
    var alone = self
    alone.others = []
    alone.isNearestFirst = false
    return [alone] + others
  }

  /// The same where an asker says; what would bring its own stack stands in the asker's.
  ///
  /// Of several the shape is that of the one that is placed alike.
  func placed(at place: Place) -> AnyDestination {
    let alike = alternatives.first { $0.place.isPushed == place.isPushed } ?? self
    return AnyDestination(
      shape: place.isPushed && alike.shape == .ownStack ? .screen : alike.shape, place: place,
      guards: guards, reuse: reuse, transition: transition, isPassing: isPassing)
  }
}
