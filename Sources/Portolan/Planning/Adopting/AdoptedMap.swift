/// A map that an intent carries; each is equal to itself alone.
final class AdoptedMap: Hashable, Sendable {
  let entry: MapSet.Entry

  init(_ entry: MapSet.Entry) {
    self.entry = entry
  }

  static func == (one: AdoptedMap, other: AdoptedMap) -> Bool { one === other }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
