/// A map that an intent carries; it is equal only to itself.
///
/// Only its name is encoded: a decoded one tells which map it was, and cannot be adopted.
package final class AdoptedMap: Sendable {
  package let name: String
  let entry: MapSet.Entry?

  package init(_ entry: MapSet.Entry) {
    name = entry.mapName
    self.entry = entry
  }

  package init(from decoder: any Decoder) throws {
    name = try decoder.singleValueContainer().decode(String.self)
    entry = nil
  }

  var label: RouteLabel { RouteLabel(type: name, text: name) }
}

extension AdoptedMap: Hashable {
  package static func == (one: AdoptedMap, other: AdoptedMap) -> Bool { one === other }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

extension AdoptedMap: Codable {
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }
}
