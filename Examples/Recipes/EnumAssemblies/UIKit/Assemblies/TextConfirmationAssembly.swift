import EnumAssemblies
import PortolanUIKit

struct TextConfirmationAssembly: Assembly {
  let text: String
  let archive: TextArchive
  let onEvent: (NavigationEvents) -> Void

  func build() -> UIViewController {
    TextConfirmationViewController(
      model: TextConfirmationViewModel(text: text, archive: archive, onEvent: onEvent))
  }
}
