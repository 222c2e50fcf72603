public import Foundation

/// A picture, known here only by its name.
open class UIImage: NSObject, @unchecked Sendable {
  let name: String

  /// Creates an empty picture.
  public override init() {
    name = ""
  }

  /// Creates a symbol of the system; there is none without a name.
  public convenience init?(systemName name: String) {
    guard !name.isEmpty else { return nil }
    self.init(name: name)
  }

  private init(name: String) {
    self.name = name
  }
}
