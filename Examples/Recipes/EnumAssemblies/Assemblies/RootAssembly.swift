public import Portolan
public import PortolanUIKit

/// Owns what lives all the time, and gives each screen's assembly what that needs.
public struct RootAssembly: ScreenAssembly {
  /// The texts that were confirmed.
  public let archive = TextArchive()
  /// Where to go.
  public let navigator: Navigator<ControllersList>

  /// Makes the app's services.
  public init(clock: any Clock<Duration> = ContinuousClock()) {
    navigator = Navigator(ControllersMap(), clock: clock)
  }

  /// Shows screens for whoever is asked for them.
  public var coordinator: any Coordination { Coordinator(navigator: navigator) }

  /// Puts the first screen into a window.
  public func start(in window: UIWindow) {
    window.rootViewController = SceneRootController(navigator.scene, self)
    navigator.show(.textInputScreen)
    window.makeKeyAndVisible()
  }

  /// The controller of a screen.
  public func screen(
    for route: ControllersList, in context: ScreenContext<ControllersList>
  ) -> UIViewController {
    assembly(for: route).build()
  }

  private func assembly(for route: ControllersList) -> any Assembly {
    let flow = TextFlow(coordinator)
    switch route {
    case .textInputScreen:
      return TextInputAssembly(archive: archive, onEvent: flow.handle)
    case .textConfirmationScreen(let text):
      return TextConfirmationAssembly(text: text, archive: archive, onEvent: flow.handle)
    }
  }
}
