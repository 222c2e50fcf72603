public import Portolan
public import PortolanSwiftUI

/// The app of this recipe: a stack in each of two tabs and one in a sheet, of three route types.
///
/// ```swift
/// let app = try ThreeStacksApp()
/// app.letters.path = [.letter("a"), .letter("b")]
/// app.numbers.path = [.number(1)]
/// ```
@MainActor public final class ThreeStacksApp {
  /// The one object that knows all features.
  public let scene: SceneNavigator

  /// Makes the app and shows its tabs.
  public init(clock: any Clock<Duration> = ContinuousClock()) throws(NavigationError) {
    scene = try SceneNavigator(
      NavigationFeature(AppMap()), NavigationFeature(LettersMap(in: AppRoute.main)),
      NavigationFeature(NumbersMap(in: AppRoute.main)),
      NavigationFeature(ColoursMap(over: AppRoute.main)), clock: clock
    )
    Navigator<AppRoute>(scene).show(.main)
  }

  /// The path in the first tab.
  public var letters: RouteStack<LettersRoute> { Navigator(scene).stack(.alphabet) }
  /// The path in the second tab.
  public var numbers: RouteStack<NumbersRoute> { Navigator(scene).stack(.numbers) }
  /// The path in the sheet.
  public var colours: RouteStack<ColoursRoute> { Navigator(scene).stack(.palette) }

  /// The one view at the root of a scene.
  public var rootView: SceneRootView {
    let colours = Navigator<ColoursRoute>(scene)
    return SceneRootView(
      scene, AppViews(),
      LettersViews(navigator: Navigator(scene)) { colours.show(.palette) },
      NumbersViews(navigator: Navigator(scene)), ColoursViews(navigator: colours))
  }
}
