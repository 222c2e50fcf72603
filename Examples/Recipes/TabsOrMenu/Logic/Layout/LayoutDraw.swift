/// Draws the layout of an installation once; from then on it is what is stored.
///
/// ```swift
/// var stored = UserDefaults.standard.string(forKey: "layout")
/// let layout = LayoutDraw(percentOfMenus: 50).layout(stored: &stored)
/// UserDefaults.standard.set(stored, forKey: "layout")
/// let app = ShopApp(layout: layout)
/// ```
public struct LayoutDraw: Sendable {
  /// How many of a hundred installations get the menu: 0 or less is none, 100 or more is all.
  public let percentOfMenus: Int

  /// Makes a draw; another percentage counts only for installations that have not drawn.
  public init(percentOfMenus: Int) {
    self.percentOfMenus = percentOfMenus
  }

  /// The layout that is stored, or a new one, which is then stored.
  ///
  /// A text that names no layout, such as one of a newer version, is replaced.
  public func layout(stored: inout String?) -> LayoutKey {
    var random = SystemRandomNumberGenerator()
    return layout(stored: &stored, using: &random)
  }

  /// The same with the app's own randomness, as tests have it.
  public func layout(
    stored: inout String?, using random: inout some RandomNumberGenerator
  ) -> LayoutKey {
    if let layout = stored.flatMap(LayoutKey.init(rawValue:)) { return layout }
    let layout: LayoutKey =
      Int.random(in: 0..<100, using: &random) < percentOfMenus ? .menu : .tabs
    stored = layout.rawValue
    return layout
  }
}
