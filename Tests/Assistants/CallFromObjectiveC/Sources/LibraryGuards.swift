import Portolan

struct LibraryGuards: GuardKeeper {
  let reader: Reader

  func verdict(on rule: Library.Guard) async -> Verdict<Library> {
    switch rule {
    case .signedIn: return reader.name == nil ? .deny("nobody is signed in") : .allow
    }
  }
}
