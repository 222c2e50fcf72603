public import Portolan

/// What the menu offers, each with the way there: values, several for one screen.
public enum Offers {
  /// The offers by what the menu calls them.
  public static let all: [String: NavigationCourse<ProductRoute>] = [
    "Lamp": NavigationCourse(.product(id: "012345")),
    "Lamp for less": NavigationCourse(.product(id: "012345", coupon: "WINTER")),
    "Lamp in the list": NavigationCourse(.products, then: .product(id: "012345")),
    "Chair, large": NavigationCourse(
      .product(id: "067890"), placed: .presented(.fullScreen, over: .home)),
  ]
}
