import Portolan
import PortolanLinks
import PortolanTool

/// The tool of an app, as its few lines stand in the documentation.
@main struct SampleTool: NavigationTool {
  static let links = LinkTable<Page>(schemes: ["sample"]) { LinkPattern("/", .start) }
  static let maps: [any NavigationMap] = [PageMap()]
}

enum Page: NavigationRoute {
  case start
}

struct PageMap: NavigationMap {
  func destination(for page: Page) -> RouteDestination<Page> { .screen(.root) }

  var samples: [Page] { [.start] }
}
