/// An error of which a log contains only the code.
package struct RecordedError: Sendable {
  package let error: NavigationError

  package init(_ error: NavigationError) { self.error = error }
}

extension RecordedError: Codable {
  /// Reads the code, and makes an error of it, as far as an engine distinguishes them.
  package init(from decoder: any Decoder) throws {
    let code = try decoder.singleValueContainer().decode(String.self)
    let guarding = RouteLabel(type: "", text: "")
    let possible: [NavigationError] = [
      .cancelled, .expired, .sceneGone, .superseded(by: nil), .screenDisagreed, .stillMoving,
      .reentrant, .guardTimedOut(guard: guarding),
    ]
    error =
      possible.first { $0.diagnostic.code == code }
      ?? .guardFailed(guard: guarding, error: "as recorded")
  }

  package func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    try value.encode(error.diagnostic.code)
  }
}
