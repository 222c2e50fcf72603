import Help
import Portolan
import PortolanSwiftUI

/// Builds the screens of the help on its models.
struct HelpViews: ViewAssembly {
  let navigator: any Navigating<HelpRoute>

  func screen(for route: HelpRoute, in context: ScreenContext<HelpRoute>) -> some View {
    switch route {
    case .topics: TopicsView(model: TopicsModel(navigator: navigator))
    // The keeper lets nothing else through.
    case .topic(let name): TopicView(topic: Topic.named(name) ?? Topic.all[0])
    }
  }
}
