import EnumAssemblies
import Portolan
import PortolanUIKit

/// Gives each screen's assembly what it needs.
struct TextScreens: ScreenAssembly {
  let root: RootAssembly

  func screen(
    for route: ControllersList, in context: ScreenContext<ControllersList>
  ) -> UIViewController {
    assembly(for: route).build()
  }

  private func assembly(for route: ControllersList) -> any Assembly {
    let flow = root.flow
    switch route {
    case .textInputScreen:
      return TextInputAssembly(archive: root.archive, onEvent: flow.handle)
    case .textConfirmationScreen(let text):
      return TextConfirmationAssembly(text: text, archive: root.archive, onEvent: flow.handle)
    }
  }
}
