#if DEBUG && Inspector
import Foundation

/// The files of the page, which are part of the program.
struct PageFiles: Sendable {
  struct File: Sendable {
    let type: String
    let bytes: [UInt8]
  }

  private static let files = [
    "/": File(type: "text/html; charset=utf-8", bytes: PackageResources.index_html)
  ]

  /// The file at a path; nil when there is none.
  static func file(at path: String) -> File? { files[path] }

  /// What keeps a page from loading or talking to anything else.
  static let policy = """
    default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; \
    img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'
    """
}
#endif
