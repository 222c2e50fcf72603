/// The controller that a view shows, as long as the view is in the tree.
@MainActor final class RepresentedController {
  let controller: UIViewController
  let coordinator: Any
  let dismantle: () -> Void

  init(controller: UIViewController, coordinator: Any, dismantle: @escaping () -> Void) {
    self.controller = controller
    self.coordinator = coordinator
    self.dismantle = dismantle
  }
}

extension UIViewControllerRepresentable {
  func buildController(_ node: ViewNode) {
    var installed = self
    node.install(&installed)
    let known = node.attachment as? RepresentedController
    let coordinator = known?.coordinator as? Coordinator ?? installed.makeCoordinator()
    let context = Context(
      coordinator: coordinator, transaction: node.graph.transaction,
      environment: node.readEnvironment)
    if let controller = known?.controller as? UIViewControllerType {
      node.tracked { installed.updateUIViewController(controller, context: context) }
      return
    }
    let controller = node.tracked { installed.makeUIViewController(context: context) }
    node.attachment = RepresentedController(controller: controller, coordinator: coordinator) {
      Self.dismantleUIViewController(controller, coordinator: coordinator)
    }
    node.context.host.embed(controller)
    node.tracked { installed.updateUIViewController(controller, context: context) }
  }
}

extension ViewNode {
  func describeController(into scribe: Scribe) {
    guard let represented = attachment as? RepresentedController else { return }
    let controller = represented.controller
    scribe.element(.controller, label: "\(Swift.type(of: controller))") { node in
      node.title = controller.title
      HostedGraphs.describe(inside: controller, into: scribe)
    }
  }

  func removeController() {
    guard let represented = attachment as? RepresentedController else { return }
    context.host.release(represented.controller)
    represented.dismantle()
  }
}
