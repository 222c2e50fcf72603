public import Portolan
import PortolanLinks

extension NavigationFeature {
  /// The help as an app takes it in.
  ///
  /// - Parameters:
  ///   - base: What the help is presented over.
  ///   - scheme: The scheme of the app's links.
  /// - Returns: What a navigator needs to know of the module.
  public static func help(over base: some NavigationRoute, scheme: String) -> NavigationFeature {
    NavigationFeature(
      HelpMap(base: base), guards: HelpKeeper(),
      links: LinkTable(schemes: [scheme]) {
        LinkPattern("/help", .topics)
        LinkPattern("/help/{topic}", HelpRoute.topic) {
          if case .topic(let topic) = $0 { topic } else { nil }
        }
      })
  }
}
