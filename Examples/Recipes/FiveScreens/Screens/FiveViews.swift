import Portolan
import PortolanSwiftUI

/// The one method that resolves a route to a view.
struct FiveViews: ViewAssembly {
  let coordinator: any Coordinator
  let onModel: ((PageModel) -> Void)?

  func screen(for route: FiveRoute, in context: ScreenContext<FiveRoute>) -> some View {
    switch route {
    case .root: RootView(model: model(context))
    case .first: FirstView(model: model(context))
    case .second: SecondView(model: model(context))
    case .third: ThirdView(model: model(context))
    case .fourth: FourthView(model: model(context))
    }
  }

  private func model(_ context: ScreenContext<FiveRoute>) -> PageModel {
    context.model {
      let model = PageModel(coordinator: coordinator)
      onModel?(model)
      return model
    }
  }
}
