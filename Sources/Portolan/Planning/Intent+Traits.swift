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
