import Portolan
import PortolanSwiftUI

extension SignInShop {
  struct ShopWindow: View {
    // README begin navigator
    @State private var navigator = Navigator(ShopMap(), guards: ShopGuards(session: .shared))
    // README end

    var body: some View {
      // README begin root
      SceneRootView(navigator.scene, ShopViews(navigator: navigator, session: .shared))
        // README end
        .onAppear { navigator.show(.main) }
    }
  }
}
