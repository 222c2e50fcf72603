internal import HeadlessUIKit

extension StackModel {
  func describe(into scribe: Scribe) {
    let isBusy = transition != nil && stage.profile < .iOS26
    scribe.within(controller, stage.assumptions.accessibilityReach) {
      describeStack(isBusy: isBusy, into: scribe)
    }
  }

  /// A controller that no view has made, with what hosting controllers show in it.
  private func describe(_ controller: UIViewController, into scribe: Scribe) {
    scribe.element(.controller, label: "\(type(of: controller))") { node in
      node.controller = controller
      node.title = controller.title
      for hosted in controller.hostedGraphs { hosted.describe(into: scribe) }
    }
  }

  private func describeStack(isBusy: Bool, into scribe: Scribe) {
    scribe.element(.stack, label: "") { stack in
      stack.wayBack = self
      stack.isHeld = isUnderFinger
      for (index, screen) in screens.enumerated() {
        let isTop = index == screens.count - 1
        scribe.element(.screen, label: screen.entry.label) { node in
          node.isBuilt = screen.host != nil
          if case .element(let value) = screen.entry { node.element = value }
          scribe.with(hittable: isTop && !isBusy) {
            if screen.isForeign {
              describe(screen.controller, into: scribe)
            } else {
              screen.host?.root?.describe(into: scribe)
            }
          }
          if node.title == nil { node.title = screen.host?.controller.title }
          if index > 0 { node.backTitle = stack.children[index - 1].title ?? "Back" }
        }
      }
    }
  }
}
