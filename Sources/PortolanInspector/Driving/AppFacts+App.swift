#if DEBUG && Inspector
import Portolan

extension AppFacts {
  /// Collects the facts of an app for a page.
  @MainActor init(
    _ app: any InspectedApp, _ scene: SceneNavigator, alone: RouteLabel?, _ reach: InspectorReach
  ) {
    name = app.name
    medium = app.medium
    isOpen = reach != .thisComputer
    self.alone = alone?.text
    actions = app.actions.map { Action(name: $0.name, inputs: $0.inputs) }
    let links = KnownLinks(of: scene)
    (schemes, paths) = (links.beginnings, links.paths)
    var number = -1
    modules = scene.catalogue.modules.map { module in
      Module(
        name: module.name,
        screens: module.screens.map { screen in
          number += 1
          return Screen(number: number, name: screen.label.text, values: Self.form(of: screen))
        })
    }
  }

  /// Nil for a sample that its own coding refuses: it can be shown, but not edited.
  private static func form(of screen: AnyRoute) -> String? {
    do { return String(decoding: try screen.form(), as: UTF8.self) } catch { return nil }
  }
}
#endif
