/// How the engine treats an intent, whatever routes and nodes it names.
struct IntentTraits: OptionSet, Sendable {
  let rawValue: UInt16

  /// It requests a screen; the other intents only go back, or follow the platform.
  static let hasTarget = Self(rawValue: 1)
  /// It names its target, rather than to show whatever screen a container shows.
  static let wantsTarget = Self(rawValue: 1 << 1)
  /// The host animates it.
  static let animated = Self(rawValue: 1 << 2)
  /// It means the same in the tree of another launch, so it can be stored.
  static let stored = Self(rawValue: 1 << 3)
  /// It starts at the front screen, since it names no other place.
  static let startsInFront = Self(rawValue: 1 << 4)
  /// Two equal requests have twice the effect, such as two steps back.
  static let step = Self(rawValue: 1 << 5)
  /// It goes on when a person chooses to stay on a screen; other requests end then.
  static let upkeep = Self(rawValue: 1 << 6)
  /// It neither supersedes other requests, nor is superseded by them.
  static let besideOthers = Self(rawValue: 1 << 7)
  /// It has a row of its own, so that no other request waits for it.
  static let ownRow = Self(rawValue: 1 << 8)
  /// No exit guard is asked, since a guard of the map demands the intent.
  static let forced = Self(rawValue: 1 << 9)
  /// It only goes back; a question whose screen it closes ends as cancelled.
  static let leaving = Self(rawValue: 1 << 10)
  /// It succeeds even when its target is covered by other screens.
  static let mayBeCovered = Self(rawValue: 1 << 11)

  fileprivate static let toTarget: Self = [.hasTarget, .wantsTarget, .animated, .stored]
}

extension Intent {
  /// The traits of each verb, in one table.
  var traits: IntentTraits {
    switch self {
    case .show, .proceed, .ask, .bringToFront(.route): return .toTarget
    case .bringToFront(.kept): return [.toTarget, .step]
    case .setPath(.visibleStack, _, _):
      return [.hasTarget, .wantsTarget, .stored, .startsInFront]
    case .setPath: return .toTarget
    case .update: return [.toTarget, .mayBeCovered]
    case .push(_, onto: nil, _): return [.toTarget, .startsInFront]
    case .bringToFront, .present, .push(_, _, isSeen: true):
      return [.hasTarget, .wantsTarget, .animated]
    case .push: return [.hasTarget, .wantsTarget, .besideOthers, .mayBeCovered]
    case .select: return [.hasTarget, .animated, .stored]
    case .lookUp: return [.hasTarget, .wantsTarget]
    case .back, .dismiss(above: nil): return [.animated, .startsInFront, .step, .leaving]
    case .pop(to: .first), .dismiss(above: .base?): return [.animated, .startsInFront, .leaving]
    case .pop, .dismiss, .close: return [.animated, .leaving]
    case .transaction(let steps): return Self.traits(of: steps)
    case .fillCompanions, .releaseKept: return [.animated, .upkeep, .besideOthers, .ownRow]
    case .evict(_, nil): return [.animated, .step, .upkeep, .besideOthers, .forced]
    case .evict: return [.hasTarget, .wantsTarget, .animated, .step, .upkeep, .forced]
    case .restore: return [.hasTarget, .wantsTarget, .animated, .upkeep]
    case .adopt(_, nil): return [.upkeep, .besideOthers]
    case .adopt: return [.hasTarget, .wantsTarget, .upkeep, .besideOthers]
    }
  }

  /// A transaction is `animated` and `leaving` if all steps are, and starts where the first does.
  private static func traits(of steps: [Intent]) -> IntentTraits {
    var any: IntentTraits = []
    var all: IntentTraits = steps.isEmpty ? .animated : [.animated, .leaving]
    for step in steps {
      any.formUnion(step.traits)
      all.formIntersection(step.traits)
    }
    let first = steps.first?.traits ?? []
    return any.intersection([.hasTarget, .step, .stored, .mayBeCovered]).union(all)
      .union(first.intersection(.startsInFront)).union(any.contains(.hasTarget) ? .wantsTarget : [])
  }
}
