public import Portolan

/// Answers for the Store's guards.
public struct StoreKeeper: GuardKeeper {
  private let startUp: StartUp
  private let session: Session
  private let bag: Bag
  private let catalogue: Catalogue

  /// Makes a keeper that asks these services.
  public init(startUp: StartUp, session: Session, bag: Bag, catalogue: Catalogue) {
    self.startUp = startUp
    self.session = session
    self.bag = bag
    self.catalogue = catalogue
  }

  /// Whether what asks with this word may be shown.
  public func verdict(on rule: StoreRoute.Guard) async -> Verdict<StoreRoute> {
    switch rule {
    case .started:
      return startUp.phase == .done ? .allow : .detour(to: .splash)
    case .signedIn:
      return session.user == nil ? .detour(to: .signIn) : .allow
    case .bagNotEmpty:
      return bag.lines.isEmpty ? .redirect(to: .bag) : .allow
    case .productExists(let id):
      return await exists("the catalogue has no such product") {
        () throws(StoreProblem) in try await catalogue.product(id) != nil
      }
    case .orderExists(let id):
      return await exists("the account has no such order") {
        () throws(StoreProblem) in try await catalogue.order(id) != nil
      }
    }
  }

  /// No reason names a value: reasons are logged.
  private func exists(
    _ reason: String, _ isThere: () async throws(StoreProblem) -> Bool
  ) async -> Verdict<StoreRoute> {
    do throws(StoreProblem) {
      return try await isThere() ? .allow : .deny(reason)
    } catch {
      return .deny("the catalogue cannot be read, \(error.code)")
    }
  }
}
