import Portolan
import PortolanSwiftUI

/// Builds the screens of the letters; what leads out of them is the app's to say.
struct LettersViews: ViewAssembly {
  let navigator: Navigator<LettersRoute>
  let openColours: @MainActor () -> Void

  func screen(for route: LettersRoute, in context: ScreenContext<LettersRoute>) -> some View {
    switch route {
    case .alphabet:
      AlphabetView(open: { navigator.show(.letter($0)) }, openColours: openColours)
    case .letter(let letter):
      LetterView(letter: letter) { navigator.show(.letter(letter + $0)) }
    }
  }

  func tabLabel(for member: LettersRoute) -> some View {
    Label("Letters", systemImage: "abc")
  }
}
