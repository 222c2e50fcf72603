import EnumAssemblies
import Portolan
import PortolanSwiftUI

/// Gives each screen's assembly what it needs.
struct TextViews: ViewAssembly {
  let root: RootAssembly

  func screen(
    for route: ControllersList, in context: ScreenContext<ControllersList>
  ) -> some View {
    let flow = root.flow
    switch route {
    case .textInputScreen:
      TextInputAssembly(context: context, archive: root.archive, onEvent: flow.handle).build()
    case .textConfirmationScreen(let text):
      TextConfirmationAssembly(
        text: text, context: context, archive: root.archive, onEvent: flow.handle
      ).build()
    }
  }
}
