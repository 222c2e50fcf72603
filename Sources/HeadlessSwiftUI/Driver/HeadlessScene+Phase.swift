internal import HeadlessUIKit

extension HeadlessScene {
  /// Whether the views read another phase, or other size classes, than the scene has.
  var isEnvironmentStale: Bool {
    environment.scenePhase != ScenePhase(screen.scene.activationState)
      || !environment.hasRoom(of: traits) || stage.hosted.contains(where: \.isRoomStale)
  }

  /// Puts how much room the scene has where the views read it.
  func readRoom() { environment.takeRoom(of: traits) }

  private var traits: UITraitCollection { screen.scene.traitCollection }

  /// Gives the views the scene's phase and size classes; SwiftUI also does it with an update.
  func followScene() {
    guard isEnvironmentStale, let host = stage.layers.first?.host else { return }
    environment.scenePhase = ScenePhase(screen.scene.activationState)
    readRoom()
    host.inherit(ViewContext(environment: environment, host: host, stack: nil))
    for hosted in stage.hosted { hosted.inherit(environment) }
  }
}

extension EnvironmentValues {
  /// Whether they have the size classes of UIKit's traits.
  func hasRoom(of traits: UITraitCollection) -> Bool {
    horizontalSizeClass == UserInterfaceSizeClass(traits.horizontalSizeClass)
      && verticalSizeClass == UserInterfaceSizeClass(traits.verticalSizeClass)
  }

  /// Takes the size classes of UIKit's traits.
  mutating func takeRoom(of traits: UITraitCollection) {
    horizontalSizeClass = UserInterfaceSizeClass(traits.horizontalSizeClass)
    verticalSizeClass = UserInterfaceSizeClass(traits.verticalSizeClass)
  }
}

extension UserInterfaceSizeClass {
  fileprivate init?(_ size: UIUserInterfaceSizeClass) {
    switch size {
    case .compact: self = .compact
    case .regular: self = .regular
    default: return nil
    }
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
