import Portolan
public import PortolanUIKit
import ProductRecipe

/// Offers that somebody hands over with their ways; the menu knows where none of them leads.
public final class MenuViewController: ColumnViewController {
  private let offers: [String: NavigationCourse<ProductRoute>]
  private let go: (NavigationCourse<ProductRoute>) -> Void

  init(
    offers: [String: NavigationCourse<ProductRoute>],
    go: @escaping (NavigationCourse<ProductRoute>) -> Void
  ) {
    self.offers = offers
    self.go = go
    super.init(title: "Menu")
  }

  /// Not available: the offers come from code.
  public required init?(coder: NSCoder) {
    return nil
  }

  override var rows: [UIView] {
    offers.sorted { $0.key < $1.key }.map { name, course in button(name) { self.go(course) } }
  }
}
