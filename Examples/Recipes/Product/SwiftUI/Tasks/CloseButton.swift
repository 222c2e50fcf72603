import Portolan
import PortolanSwiftUI
import ProductRecipe

/// Puts a Close button onto whatever screen needs one: no screen knows how it is shown.
struct CloseButton: ViewModifier {
  let context: ScreenContext<ProductRoute>

  func body(content: Content) -> some View {
    content.toolbar {
      ToolbarItem(placement: .topBarTrailing) {
        if context.presentation.needsClose { Button("Close") { context.close() } }
      }
    }
  }
}
