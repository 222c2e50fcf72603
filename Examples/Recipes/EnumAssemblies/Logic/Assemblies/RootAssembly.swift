public import Portolan

/// Owns what lives all the time, for the assemblies of the screens.
@MainActor public struct RootAssembly {
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

  /// Where the events of the screens lead.
  public var flow: TextFlow { TextFlow(coordinator) }
}
