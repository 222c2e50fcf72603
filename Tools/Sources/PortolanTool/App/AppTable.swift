import Portolan
public import PortolanLinks

/// The table of an app.
public struct AppTable<App: NavigationTool>: LinkSource {
  /// There are no options.
  public init() {}

  /// The app's links.
  public func table() -> PortolanLinks.LinkTable<App.Output> { App.links }

  /// The routes.
  public func words(for output: App.Output) -> [String] {
    let routes = App.routes(of: output)
    return routes.isEmpty ? ["\(output)"] : routes.map { "\(AnyRoute($0))" }
  }

  /// What is shown when the last route is opened first.
  @MainActor public func picture(of output: App.Output) throws -> String? {
    guard let route = App.routes(of: output).last else { return nil }
    let scene = try App.scene()
    do throws(NavigationError) {
      return try App.plan(for: route, in: scene).to.picture
    } catch {
      return "nothing: \(error.diagnostic.what)"
    }
  }
}
