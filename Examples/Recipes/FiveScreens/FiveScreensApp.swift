public import Portolan
import PortolanLinks
public import PortolanSwiftUI

/// The app of this recipe: five screens in one stack, which is set as a path.
///
/// ```swift
/// struct FiveScreensWindow: View {
///   @State private var app = FiveScreensApp()
///   var body: some View { app.rootView }
/// }
///
/// @main struct FiveScreens: App {
///   var body: some Scene { WindowGroup { FiveScreensWindow() } }
/// }
/// ```
@MainActor public final class FiveScreensApp {
  /// Where to go.
  public let navigator: Navigator<FiveRoute>
  /// How the buttons say where to go.
  public let wording: Wording
  /// Called for each view model that is made, for example to count what is alive.
  public var onModel: ((PageModel) -> Void)?

  /// Makes the app and shows the root screen.
  public init(_ wording: Wording = .values, clock: any Clock<Duration> = ContinuousClock()) {
    navigator = Navigator(
      FiveMap(), links: LinkTable(schemes: ["five"], hosts: ["five.example"], pathOf: .root),
      clock: clock)
    self.wording = wording
    navigator.show(.root)
  }

  /// The path: readable, settable, bindable.
  public var stack: RouteStack<FiveRoute> { navigator.stack(.root) }

  /// The one view at the root of a scene.
  public var rootView: SceneRootView {
    SceneRootView(navigator.scene, FiveViews(page: page))
  }

  /// Makes the model of a screen.
  func page() -> PageModel {
    let model = PageModel(coordinator: wording.coordinator(navigator))
    onModel?(model)
    return model
  }
}
