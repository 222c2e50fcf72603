internal import HeadlessUIKit

extension HeadlessScene {
  /// Whether the views read another phase than the scene has.
  var isPhaseStale: Bool { environment.scenePhase != ScenePhase(screen.scene.activationState) }

  /// Gives the views the scene's phase; SwiftUI also does it with an update.
  func followPhase() {
    guard isPhaseStale, let host = stage.layers.first?.host else { return }
    environment.scenePhase = ScenePhase(screen.scene.activationState)
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
