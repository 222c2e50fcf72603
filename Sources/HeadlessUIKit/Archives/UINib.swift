public import Foundation

/// An archive of views, made by what a test registers in ``HeadlessArchives``.
@MainActor @preconcurrency open class UINib: NSObject {
  private let name: String

  /// Finds the archive of a name.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) { self.name = name }

  /// Makes the objects of the archive, with their owner.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil
  ) -> [Any] {
    if let make = HeadlessArchives.nib(name) { return make(ownerOrNil) }
    HeadlessScreen.current.record(
      .missingArchive, .exception, "Could not load NIB in bundle: with name '\(name)'")
    return []
  }

  /// The name of an option.
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    /// The text of the name.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}
