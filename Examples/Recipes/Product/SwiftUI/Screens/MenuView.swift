import Portolan
import PortolanSwiftUI
import ProductRecipe

/// Offers that somebody hands over with their ways; the menu knows where none of them leads.
struct MenuView: View {
  let offers: [String: NavigationCourse<ProductRoute>]
  let go: (NavigationCourse<ProductRoute>) -> Void

  var body: some View {
    ColumnView("Menu") {
      ForEach(offers.sorted { $0.key < $1.key }, id: \.key) { name, course in
        Button(name) { go(course) }
      }
    }
  }
}
