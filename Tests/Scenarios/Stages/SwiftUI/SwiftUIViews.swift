import Portolan
import PortolanSwiftUI

/// Builds the views of a feature's screens.
struct SwiftUIViews<R: ScenarioRoute>: ViewAssembly {
  let app: ScenarioApp

  func dialog(for route: R, in context: ScreenContext<R>) -> DialogWords? {
    app.onBuild?(context.node)
    return route.dialog(in: context, of: app)
  }

  func screen(for route: R, in context: ScreenContext<R>) -> some View {
    app.onBuild?(context.node)
    return SwiftUIScreen(
      name: screenName(of: route), buttons: route.buttons(in: context, of: app))
  }

  func tabLabel(for member: R) -> some View {
    Text(tabTitle(of: member))
  }

  func emptyColumn(for member: R) -> some View {
    Button("Find key") { app.keys.hasKey = true }
  }

  func container(
    _ adapter: any ContainerAdapter, of members: [ContainerMember], for route: R,
    in context: ScreenContext<R>
  ) -> some View {
    SwiftUIHouse(
      members: members, names: members.map { tabTitle(of: $0.route?.as(R.self) ?? route) },
      choose: { context.choose($0) })
  }

  func tabListing(for member: R) -> TabListing { app.bar.listing(of: member) }

  func stack(_ stack: AnyView, for root: R) -> some View { stack.tint(nil) }

  func tabs(_ tabs: AnyView, for route: R) -> some View { tabs.tint(nil) }
}
