import EnumAssemblies
import PortolanUIKit

struct TextInputAssembly: Assembly {
  let archive: TextArchive
  let onEvent: (NavigationEvents) -> Void

  func build() -> UIViewController {
    TextInputViewController(model: TextInputViewModel(archive: archive, onEvent: onEvent))
  }
}
