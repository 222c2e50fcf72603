internal import HeadlessUIKit

extension HeadlessScene {
  /// Whether the views read another phase, or another size class, than the scene has.
  var isEnvironmentStale: Bool {
    environment.scenePhase != ScenePhase(screen.scene.activationState)
      || environment.horizontalSizeClass != sizeClass
  }

  /// How much room the scene has from side to side.
  var sizeClass: UserInterfaceSizeClass? {
    switch screen.scene.traitCollection.horizontalSizeClass {
    case .compact: .compact
    case .regular: .regular
    default: nil
    }
  }

  /// Gives the views the scene's phase and size class; SwiftUI also does it with an update.
  func followScene() {
    guard isEnvironmentStale, let host = stage.layers.first?.host else { return }
    environment.scenePhase = ScenePhase(screen.scene.activationState)
    environment.horizontalSizeClass = sizeClass
    host.inherit(ViewContext(environment: environment, host: host, stack: nil))
    for hosted in HostedGraphs.inside(stage) { hosted.inherit(environment) }
  }
}

extension ScenePhase {
  /// A scene that has not been connected counts as active: its first view is shown at once.
  fileprivate init(_ state: UIScene.ActivationState) {
    switch state {
    case .background: self = .background
    case .foregroundInactive: self = .inactive
    case .foregroundActive, .unattached: self = .active
    }
  }
}
