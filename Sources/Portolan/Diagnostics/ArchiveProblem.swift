/// Why bytes cannot be read as what they should be, or not be written.
///
/// It names formats, limits and fields, and repeats nothing of what stands in the bytes.
public enum ArchiveProblem: Error, Hashable, Sendable {
  /// There are more than `limit` bytes.
  case tooLong(limit: Int)
  /// The bytes are something else, or were cut off.
  case foreign
  /// A newer version of the library wrote it; `version` is what it says.
  case newer(version: Int)
  /// It is damaged; `place` is the first field that cannot be read: `body.outline.kinds`.
  case corrupt(place: String)
  /// A value in it cannot be encoded: its type's `Codable` throws.
  case unencodable
}

extension ArchiveProblem {
  /// The problem in words, with its code, why it is so and what to do.
  public var diagnostic: Diagnostic {
    switch self {
    case .tooLong(let limit):
      return Diagnostic(
        .longData, "The data is longer than \(limit) bytes.",
        why: "Data comes back from outside and is read in bounded time.",
        fix: "Keep large values out of routes, or record fewer requests.")
    case .foreign:
      return Diagnostic(
        .foreignData, "The data is something else, or was cut off.",
        why: "It does not begin with the name of the format.",
        fix: "Start without it, and write the data atomically.")
    case .newer(let version):
      return Diagnostic(
        .newerData, "The data has version \(version), which is not known.",
        why: "A newer version of this library wrote it.", fix: "Start without it.")
    case .corrupt(let place):
      return Diagnostic(
        .corruptData, "The data is damaged\(place.isEmpty ? "" : " at \(place)").",
        why: "The field is not as the format says.", fix: "Start without it.")
    case .unencodable:
      return Diagnostic(
        .unencodable, "A route cannot be encoded.",
        why: "Its `encode(to:)` throws, or it stands on another feature's route.",
        fix: "Let it forbid being saved, or correct its encoding.")
    }
  }
}
