import Foundation
import Portolan
import PortolanSwiftUI

/// Builds the screens of the colours.
struct ColoursViews: ViewAssembly {
  let navigator: Navigator<ColoursRoute>

  func screen(for route: ColoursRoute, in context: ScreenContext<ColoursRoute>) -> some View {
    switch route {
    case .palette: ColourView(title: "Palette", open: open)
    case .red, .green, .blue: ColourView(title: route.rawValue.capitalized, open: open)
    }
  }

  private func open(_ colour: ColoursRoute) {
    navigator.show(colour)
  }
}
