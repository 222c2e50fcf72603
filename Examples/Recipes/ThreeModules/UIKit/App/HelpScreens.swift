import Help
import Portolan
import PortolanUIKit
import ThreeModulesScreens

/// Builds the screens of the help on its models.
struct HelpScreens: ScreenAssembly {
  let navigator: any Navigating<HelpRoute>

  func screen(for route: HelpRoute, in context: ScreenContext<HelpRoute>) -> UIViewController {
    switch route {
    case .topics: return RowsViewController(TopicsModel(navigator: navigator))
    case .topic(let name):
      // The keeper lets nothing else through.
      return RowsViewController(Topic.named(name) ?? Topic.all[0])
    }
  }
}
