public import Portolan

/// What the menu offers, each with the way there: values, several for one screen.
public enum Offers {
  /// The offers by what the menu calls them.
  public static let all: [String: Course<ProductRoute>] = [
    "Lamp": Course(.product(id: "012345")),
    "Lamp for less": Course(.product(id: "012345", coupon: "WINTER")),
    "Lamp in the list": Course(through: [.products, .product(id: "012345")]),
    "Chair, large": Course(
      .product(id: "067890"), placed: .presented(.fullScreen, over: .home)),
  ]
}
