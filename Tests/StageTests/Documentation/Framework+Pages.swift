import HeadlessSwiftUIStage
import HeadlessUIKitStage
import Portolan
import PortolanSwiftUI
import PortolanTesting
import PortolanUIKit

extension Framework {
  /// The shop of the pages, as one of the frameworks shows it.
  @MainActor func stage(_ navigator: Navigator<Pages.Shop>) -> any Stage {
    switch self {
    case .uiKit:
      UIKitStage {
        SceneRootController(navigator.scene, Pages.ShopScreens(navigator: navigator))
      }
    case .swiftUI:
      SwiftUIStage { SceneRootView(navigator.scene, Pages.ShopViews(navigator: navigator)) }
    }
  }
}
