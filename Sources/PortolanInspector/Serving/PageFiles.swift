#if DEBUG && Inspector
/// The files of the page, which are part of the program.
///
/// `Scripts/inspector` writes their texts as Swift, since Xcode embeds no resources in code.
struct PageFiles: Sendable {
  struct File: Sendable {
    let type: String
    let bytes: [UInt8]

    init(_ kind: Kind, _ text: String) {
      type = "text/\(kind); charset=utf-8"
      bytes = Array(text.utf8)
    }
  }

  enum Kind {
    case html, css, javascript
  }

  /// The file at a path; nil when there is none.
  static func file(at path: String) -> File? { all[path] }

  /// Forbids the page to load from or talk to other sites.
  static let policy = """
    default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; \
    img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'
    """
}
#endif
