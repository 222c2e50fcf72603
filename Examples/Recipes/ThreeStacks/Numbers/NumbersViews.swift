import Portolan
import PortolanSwiftUI

/// Builds the screens of the numbers.
struct NumbersViews: ViewAssembly {
  let navigator: Navigator<NumbersRoute>

  func screen(for route: NumbersRoute, in context: ScreenContext<NumbersRoute>) -> some View {
    switch route {
    case .numbers: NumberView(title: "Numbers", next: 1, open: open)
    case .number(let number): NumberView(title: "Number \(number)", next: number + 1, open: open)
    }
  }

  func tabLabel(for member: NumbersRoute) -> some View {
    Label("Numbers", systemImage: "number")
  }

  private func open(_ number: Int) {
    navigator.show(.number(number))
  }
}
