import PortolanTesting

@testable import Portolan

/// The maps of a walk of signals, drawn from a seed, and the routes that it may ask for.
struct TrafficMaps {
  /// The maps with which the scene begins.
  let first: MapSet
  /// What a feature may adopt: more or fewer guards, in some walks other places.
  let others: [AdoptedMap]
  let samples: [AnyRoute]
  /// Those that can be pushed and have guards of their own.
  let pushable: [AnyRoute]
  /// Base contents that last.
  let parts: [AnyRoute]

  init(seed: UInt64, _ random: inout SeededGenerator) {
    let size = Int.random(in: 3...30, using: &random)
    var map = RandomMap(size: size, random: &random)
    let part = map.addGuardedPart()
    parts = [AnyRoute(map.samples[0]), AnyRoute(part)]
    samples = map.samples.map { AnyRoute($0) }
    let refuge = random.once(in: 2) ? map.samples.randomElement(using: &random) : map.addRefuge()
    let curtain = seed % 9 == 4 ? map.samples.last : nil
    let rules = SceneRules { $0.as(Point.self) == nil ? [] : [LockedMap.lock] }
    var maps = MapSet()
    maps.rules = random.once(in: 3) ? [rules] : []
    var all = LockedMap(map: map, refuge: refuge, curtain: curtain).variants
    maps.replace(all[0])
    if seed % 5 < 2 {
      // What is open has another place or none, and may have to close.
      let moved = RandomMap(size: size, random: &random)
      all += LockedMap(map: moved, refuge: refuge, curtain: curtain).variants
    }
    // Of several features, whose adoptions wait for one another.
    let beside = (0..<2).map { MapSet.Entry(OuthouseMap(seed: $0, points: map.samples)) }
    if seed % 3 == 1 { maps.replace(beside[0]) }
    others = (all + (seed % 3 == 1 ? beside : [])).map(AdoptedMap.init)
    first = maps
    pushable = samples.filter {
      let destination = maps.destination(ifKnown: $0)
      return destination?.shape.standsInStacks == true && destination?.guards.isEmpty == false
    }
  }
}
