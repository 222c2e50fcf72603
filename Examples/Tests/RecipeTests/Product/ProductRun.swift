import Foundation
import HeadlessUIKit
import HeadlessUIKitStage
import Portolan
import PortolanTesting
import PortolanUIKit
import ProductRecipe
import ProductUIKit
import Testing

/// The shop on a headless screen.
@MainActor final class ProductRun {
  let app: ProductApp
  let window: UIWindow
  let screen: HeadlessScreen
  let stage: UIKitStage
  private(set) var failures: [NavigationError] = []

  init(_ screen: HeadlessScreen, user: Session.User? = nil) async throws {
    self.screen = screen
    app = ProductApp(clock: screen.clock)
    if let user { app.session.signIn(user) }
    stage = UIKitStage(on: screen) { [app] in app.start(in: $0) }
    window = stage.window
    app.navigator.scene.onFailure = { [weak self] error, _ in self?.failures.append(error) }
    try await stage.settle()
  }

  var picture: String { app.navigator.tree.picture }
  var product: ProductViewController? { window.front as? ProductViewController }
  var closeButton: UIBarButtonItem? { window.front?.navigationItem.rightBarButtonItem }

  func tap(_ label: String) async throws { try await stage.tap(label) }

  /// Follows a universal link.
  @discardableResult
  func open(_ path: String) async throws -> NavigationRequest {
    let url = try #require(URL(string: "https://product.example/\(path)"))
    let request = app.navigator.open(url)
    try await stage.settle()
    return request
  }

  /// Shows a product by its route, found or built.
  @discardableResult
  func show(_ route: ProductRoute) async throws -> NavigationRequest {
    let request = app.navigator.show(route)
    try await stage.settle()
    return request
  }
}
