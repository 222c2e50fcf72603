/// The reason why saved data cannot be read or written.
///
/// A problem contains limits, versions and field names but no saved values, so it can be logged.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum ArchiveProblem: Error, Hashable, Sendable {
  /// The data has more than `limit` bytes.
  case tooLong(limit: Int)
  /// The data has another format, such as that of a path instead of a scene, or was cut off.
  case foreign
  /// A newer version of the library wrote the data, in version `version` of the format.
  case newer(version: Int)
  /// The data is damaged; `field` is the first field that cannot be read, such as
  /// `body.outline.kinds`.
  case corrupt(field: String)
  /// A value cannot be encoded, because the `encode(to:)` of its type throws.
  case unencodable
}

extension ArchiveProblem {
  /// The problem in words, with its code, its reason and a fix.
  public var diagnostic: Diagnostic {
    switch self {
    case .tooLong(let limit):
      return Diagnostic(
        .longData, "The data is longer than \(limit) bytes.",
        why: "Data may come from outside, so its size is limited.",
        fix: "Keep large values out of routes, or record fewer requests.")
    case .foreign:
      return Diagnostic(
        .foreignData, "The data has another format, or was cut off.",
        why: "It does not begin with the name of the format.",
        fix: "Start without the data, and write it atomically.")
    case .newer(let version):
      return Diagnostic(
        .newerData, "The data has the unknown version \(version).",
        why: "A newer version of this library wrote it.", fix: "Start without the data.")
    case .corrupt(let field):
      return Diagnostic(
        .corruptData, "The data is damaged\(field.isEmpty ? "" : " at \(field)").",
        why: "The field does not fit the format.", fix: "Start without the data.")
    case .unencodable:
      return Diagnostic(
        .unencodable, "A route cannot be encoded.",
        why: "Its `encode(to:)` throws, or it stands on another feature's route.",
        fix: "Return false from its `isSaveable`, or correct its encoding.")
    }
  }
}
