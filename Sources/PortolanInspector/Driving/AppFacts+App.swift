#if DEBUG && Inspector
import Portolan
import PortolanInsight

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
    let facts = MapFacts(of: scene)
    let all = scene.catalogue.modules.flatMap(\.screens)
    var number = -1
    modules = scene.catalogue.modules.map { module in
      Module(
        name: module.name,
        screens: module.screens.map { screen in
          number += 1
          let placement = facts.placement(of: screen)
          return Screen(
            number: number, name: screen.label.text, values: Self.form(of: screen),
            way: placement?.way,
            on: placement?.anchor.flatMap { anchor in
              all.firstIndex { $0.isSameScreen(as: anchor) }
                ?? all.firstIndex { $0.label == anchor.label }
            },
            guards: facts.guards(of: screen).map { RouteLabel.caseName(of: $0) },
            link: facts.link(of: screen))
        })
    }
  }

  /// Nil for a sample that its own coding refuses: it can be shown, but not edited.
  private static func form(of screen: AnyRoute) -> String? {
    do { return String(decoding: try screen.form(), as: UTF8.self) } catch { return nil }
  }
}
#endif
