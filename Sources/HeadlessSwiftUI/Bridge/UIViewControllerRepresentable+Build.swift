extension UIViewControllerRepresentable {
  func buildController(_ node: ViewNode) {
    var installed = self
    node.tracked { node.install(&installed) }
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
    let made = RepresentedController(controller: controller, coordinator: coordinator) {
      Self.dismantleUIViewController(controller, coordinator: coordinator)
    }
    node.attachment = made
    if !(controller is any ViewHosting), let relay = ReportRelay(in: node.graph.stage) {
      controller.setAppearanceRelay(relay)
    }
    node.tracked { installed.updateUIViewController(controller, context: context) }
    node.showController(made)
  }
}

extension ViewNode {
  /// Puts a controller into its screen: with the screen, or when it is known how the view comes.
  fileprivate func showController(_ represented: RepresentedController) {
    guard context.host.isVisible else {
      represented.enter(context.host, animated: false)
      return
    }
    graph.afterRound { [weak self] in
      guard let self, isAlive else { return }
      // A screen that is itself on its way takes its controllers along.
      let isOwn = isInEnteringView && context.host.state == .shown
      represented.enter(context.host, animated: isOwn)
    }
  }
}
