import Portolan

@MainActor final class LibraryGuards: GuardKeeper {
  private let reader: Reader
  var navigator: Navigator<Library>?

  init(reader: Reader) { self.reader = reader }

  func verdict(on rule: Library.Guard) async throws -> Verdict<Library> {
    switch rule {
    case .signedIn:
      if reader.name == nil { try await navigator?.navigate(to: .signIn) }
      return reader.name == nil ? .deny("nobody is signed in") : .allow
    }
  }
}
