import Foundation
import HeadlessSwiftUIStage
import HeadlessUIKitStage
import Portolan
import PortolanSwiftUI
import PortolanTesting
import PortolanUIKit

/// A tutorial, and what a stage shows after its steps.
@MainActor enum Tutorial: CaseIterable {
  case swiftUI, uiKit

  /// The shop after step 3.
  func firstShop() -> any Stage {
    switch self {
    case .swiftUI: SwiftUIStage { FirstShop.ShopWindow() }
    case .uiKit: UIKitStage(connecting: FirstShop.SceneDelegate())
    }
  }

  /// The shop after step 4, whose map names no guards yet.
  func openShop() -> any Stage {
    let session = Session()
    let navigator = Navigator(OpenShopMap(), guards: ShopGuards(session: session))
    defer { navigator.show(.main) }
    switch self {
    case .swiftUI:
      return SwiftUIStage {
        SceneRootView(navigator.scene, ShopViews(navigator: navigator, session: session))
      }
    case .uiKit:
      return UIKitStage {
        SceneRootController(navigator.scene, ShopScreens(navigator: navigator, session: session))
      }
    }
  }

  /// The shop after step 5.
  func signInShop() -> any Stage {
    switch self {
    case .swiftUI: SwiftUIStage { SignInShop.ShopWindow() }
    case .uiKit: UIKitStage(connecting: SignInShop.SceneDelegate())
    }
  }

  /// The whole shop.
  func shop(_ session: Session, _ file: URL) -> any Stage {
    switch self {
    case .swiftUI: SwiftUIStage { ShopWindow(session: session, file: file) }
    case .uiKit: UIKitStage(connecting: SceneDelegate(session: session, file: file))
    }
  }
}
