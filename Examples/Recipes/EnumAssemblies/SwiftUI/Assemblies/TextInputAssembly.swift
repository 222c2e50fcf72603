import EnumAssemblies
import Portolan
import PortolanSwiftUI

/// Builds the screen that takes a text; its model lives as long as the screen.
struct TextInputAssembly: Assembly {
  let context: ScreenContext<ControllersList>
  let archive: TextArchive
  let onEvent: (NavigationEvents) -> Void

  func build() -> some View {
    TextInputView(model: context.model { TextInputViewModel(archive: archive, onEvent: onEvent) })
  }
}
