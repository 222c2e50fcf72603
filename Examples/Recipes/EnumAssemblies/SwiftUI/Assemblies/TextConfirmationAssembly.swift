import EnumAssemblies
import Portolan
import PortolanSwiftUI

/// Builds the screen that asks whether a text is right; its model lives as long as the screen.
struct TextConfirmationAssembly: Assembly {
  let text: String
  let context: ScreenContext<ControllersList>
  let archive: TextArchive
  let onEvent: (NavigationEvents) -> Void

  func build() -> some View {
    TextConfirmationView(
      model: context.model {
        TextConfirmationViewModel(text: text, archive: archive, onEvent: onEvent)
      })
  }
}
