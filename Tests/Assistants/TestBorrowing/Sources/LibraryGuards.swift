import Portolan

struct LibraryGuards: GuardKeeper {
  let reader: Reader

  func verdict(on rule: Library.Guard) async -> Verdict<Library> {
    switch rule {
    case .hasCard: return reader.hasCard ? .allow : .detour(to: .card)
    }
  }
}
