import RootFlow

/// A store in memory, which can be told to fail.
@MainActor final class TestSessionStore: @MainActor SessionStore {
  struct Failure: Error {}
  var user: String?
  var fails = false

  init(user: String? = nil) {
    self.user = user
  }

  func load() throws -> String? {
    if fails { throw Failure() }
    return user
  }

  func save(_ user: String?) throws {
    if fails { throw Failure() }
    self.user = user
  }
}
