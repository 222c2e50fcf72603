public import Observation

/// The work that must be done before the tabs are shown.
@MainActor @Observable public final class StartUp {
  /// How far it is.
  public enum Phase: Hashable, Sendable {
    /// Not begun.
    case waiting
    /// Under way.
    case running
    /// It failed and can be tried again.
    case failed(StoreProblem)
    /// Done.
    case done
  }

  /// How far it is.
  public private(set) var phase = Phase.waiting

  private let session: Session
  private let bag: Bag
  private let catalogue: Catalogue

  /// Makes the start-up work of these services.
  public init(session: Session, bag: Bag, catalogue: Catalogue) {
    self.session = session
    self.bag = bag
    self.catalogue = catalogue
  }

  /// Does the work, or does it again after a failure; otherwise nothing.
  public func run() async {
    guard phase != .running, phase != .done else { return }
    phase = .running
    await session.load()
    await bag.load()
    do throws(StoreProblem) {
      _ = try await catalogue.products()
      phase = .done
    } catch { phase = .failed(error) }
  }
}
