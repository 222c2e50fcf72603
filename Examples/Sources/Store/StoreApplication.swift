public import Foundation
public import Portolan

/// Everything of one running Store except its screens: services, navigator, and the way out.
///
/// An Apple shell makes one for each scene, the walk one for each launch.
@MainActor public final class StoreApplication {
  /// What lives as long as the app.
  public let services: StoreServices
  /// Where to go.
  public let navigator: Navigator<StoreRoute>
  /// Signs out from wherever the user is.
  public let signOut: SigningOut

  /// Makes a Store.
  ///
  /// - Parameters:
  ///   - state: The folder in which session and bag are kept.
  ///   - data: The folder with products and orders.
  ///   - clock: What deadlines are measured with.
  /// - Throws: `twoMaps`, when the Store were put together wrongly.
  public init(
    state: URL, data: URL = Catalogue.bundled, clock: any Clock<Duration> = ContinuousClock()
  ) throws(NavigationError) {
    services = StoreServices(state: state, data: data)
    navigator = Navigator(try SceneNavigator(services.feature, clock: clock))
    signOut = SigningOut(services.session, navigator)
  }

  /// Asks for the tabs; until the start-up work is done the splash stands before them.
  public func launch() {
    navigator.show(.main)
  }

  /// Ends all requests, and returns when everything is saved.
  public func close() async {
    navigator.scene.close()
    await services.saved()
  }
}
