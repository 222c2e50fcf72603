import Portolan
import PortolanSwiftUI

/// The one method that resolves a route to a view.
struct FiveViews: ViewAssembly {
  let page: @MainActor () -> PageModel

  func screen(for route: FiveRoute, in context: ScreenContext<FiveRoute>) -> some View {
    let model = context.model(page)
    switch route {
    case .root: RootView(model: model)
    case .first: FirstView(model: model)
    case .second: SecondView(model: model)
    case .third: ThirdView(model: model)
    case .fourth: FourthView(model: model)
    }
  }
}
