/// How the engine treats an intent, whatever routes and nodes it names.
struct IntentTraits: OptionSet, Sendable {
  let rawValue: UInt16

  /// A screen is asked for; the others only leave what is shown, or follow the platform.
  static let hasTarget = Self(rawValue: 1)
  /// Its target was asked for, and is not only what the container happens to show.
  static let wantsTarget = Self(rawValue: 1 << 1)
  /// The host animates it.
  static let animated = Self(rawValue: 1 << 2)
  /// It says the same in the tree of another launch, so it can be stored.
  static let stored = Self(rawValue: 1 << 3)
  /// It has no place of its own, and starts at the screen in front.
  static let startsInFront = Self(rawValue: 1 << 4)
  /// Asked for twice it goes twice as far.
  static let step = Self(rawValue: 1 << 5)
  /// A person is not asked about it.
  static let upkeep = Self(rawValue: 1 << 6)
  /// It neither takes the place of other requests, nor loses its own to them.
  static let besideOthers = Self(rawValue: 1 << 7)
  /// It has a row of its own, for which no other request waits.
  static let ownRow = Self(rawValue: 1 << 8)
  /// Screens go unasked: a guard or the memory wants it.
  static let forced = Self(rawValue: 1 << 9)
  /// It only goes back: a question whose screen goes with it ends as cancelled.
  static let leaving = Self(rawValue: 1 << 10)
  /// It arrives also where its target is covered.
  static let mayBeCovered = Self(rawValue: 1 << 11)

  fileprivate static let toTarget: Self = [.hasTarget, .wantsTarget, .animated, .stored]
}

extension Intent {
  /// The one table of traits: a new verb is decided here.
  var traits: IntentTraits {
    switch self {
    case .show, .course, .proceed, .ask, .bringToFront, .setPath, .replace: return .toTarget
    case .update: return [.toTarget, .mayBeCovered]
    case .push: return [.toTarget, .startsInFront]
    case .reset: return [.hasTarget, .wantsTarget, .stored, .startsInFront]
    case .select: return [.hasTarget, .animated, .stored]
    case .selectMember: return [.hasTarget, .animated, .stored]
    case .bringNodeToFront, .present, .pushOnto(_, _, isSeen: true):
      return [.hasTarget, .wantsTarget, .animated]
    case .pushOnto: return [.hasTarget, .wantsTarget, .besideOthers, .mayBeCovered]
    case .showKept: return [.toTarget, .step]
    case .back, .dismiss: return [.animated, .startsInFront, .step, .leaving]
    case .popToRoot, .dismissAll: return [.animated, .startsInFront, .leaving]
    case .pop, .dismissTo, .close, .closeNode: return [.animated, .leaving]
    case .transaction(let steps): return Self.traits(of: steps)
    case .fillCompanions: return [.animated, .upkeep, .besideOthers, .ownRow]
    case .releaseKept: return [.animated, .upkeep, .besideOthers, .ownRow, .forced]
    case .evict(_, nil): return [.animated, .step, .upkeep, .besideOthers, .forced]
    case .evict: return [.hasTarget, .wantsTarget, .animated, .step, .upkeep, .forced]
    case .restore: return [.hasTarget, .wantsTarget, .animated, .upkeep]
    case .adopt(_, nil): return [.upkeep, .besideOthers]
    case .adopt: return [.hasTarget, .wantsTarget, .upkeep, .besideOthers]
    }
  }

  /// A transaction is animated and leaves when all of its steps do, and starts where the first does.
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
