public import Foundation
public import Portolan
public import PortolanUIKit
public import Store

/// Everything of one running Store: services, navigator and the controller of its window.
///
/// The Apple shell makes one for each scene, the walk one for each launch.
@MainActor public final class StoreApplication {
  /// What lives as long as the app.
  public let services: StoreServices
  /// Where to go.
  public let navigator: Navigator<StoreRoute>
  /// The window's root, for the scene's whole life.
  public let root: SceneRootController
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
    root = SceneRootController(
      navigator.scene, StoreScreens(services, navigator, signOut: signOut))
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
