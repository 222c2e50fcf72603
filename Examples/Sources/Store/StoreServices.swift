public import Foundation
public import Portolan

/// All that lives as long as the app: the one place where services are made.
@MainActor public final class StoreServices {
  /// What the app lives with.
  public let problems = ProblemLog()
  /// Products and orders.
  public let catalogue: Catalogue
  /// Who is signed in.
  public let session: Session
  /// What is to be bought.
  public let bag: Bag
  /// The work before the first screen.
  public let startUp: StartUp

  /// Makes the services of a state folder and a folder with the catalogue.
  public init(state: URL, data: URL = Catalogue.bundled) {
    let folder = StateFolder(state)
    catalogue = Catalogue(folder: data)
    session = Session(folder: folder, problems: problems)
    bag = Bag(folder: folder, problems: problems)
    startUp = StartUp(session: session, bag: bag, catalogue: catalogue)
  }

  /// The Store as a feature of a navigator.
  public var feature: NavigationFeature {
    NavigationFeature(
      StoreMap(),
      guards: StoreKeeper(startUp: startUp, session: session, bag: bag, catalogue: catalogue),
      links: StoreLinks.table)
  }

  /// Returns when all changes are saved.
  public func saved() async {
    await session.saved()
    await bag.saved()
  }
}
