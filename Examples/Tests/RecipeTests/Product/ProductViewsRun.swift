import Foundation
import HeadlessSwiftUI
import HeadlessSwiftUIStage
import Portolan
import PortolanTesting
import ProductRecipe
import ProductSwiftUI
import Testing

/// The shop's views on a headless scene.
@MainActor final class ProductViewsRun {
  let app: ProductApp
  let stage: SwiftUIStage
  private(set) var failures: [NavigationError] = []

  init(_ draw: Draw = Draw(number: 0), user: Session.User? = nil) async throws {
    let app = ProductApp()
    self.app = app
    if let user { app.session.signIn(user) }
    stage = SwiftUIStage(assumptions: draw.assumptions) { app.rootView }
    app.navigator.scene.onFailure = { [weak self] error, _ in self?.failures.append(error) }
    app.navigator.show(.home)
    try await stage.settle()
  }

  var picture: String { app.navigator.tree.picture }
  /// Whether a person can close the screen in front with a button.
  var hasClose: Bool { stage.controls.contains("Close") }

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

  /// Goes a way that is a value.
  func show(_ course: NavigationCourse<ProductRoute>) async throws {
    app.navigator.show(course)
    try await stage.settle()
  }
}
