import Portolan
public import PortolanLinks

/// The table of an app.
public struct AppTable<App: NavigationTool>: PortolanFileTool.LinkSource {
  /// There are no options.
  public init() {}

  /// The app's links.
  public func table() -> PortolanLinks.LinkTable<App.Output> { App.links }

  /// The routes.
  public func words(for output: App.Output) -> [String] {
    let routes = App.routes(of: output)
    return routes.isEmpty ? ["\(output)"] : routes.map { "\(AnyRoute($0))" }
  }

  /// What happens when the last route is opened.
  @MainActor public func opening(of output: App.Output) async throws -> Opening? {
    guard let route = App.routes(of: output).last else { return nil }
    let guards = try await App.guards(of: route)
    let scene = try App.scene()
    do throws(NavigationError) {
      return Opening(picture: try App.plan(for: route, in: scene).to.picture, guards: guards)
    } catch {
      return Opening(picture: "nothing: \(error.diagnostic.what)", guards: guards)
    }
  }
}
