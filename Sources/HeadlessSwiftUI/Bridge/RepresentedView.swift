/// The view of UIKit's that a view shows, as long as the view is in the tree.
@MainActor final class RepresentedView: Represented {
  let view: UIView
  let coordinator: Any
  private let dismantle: () -> Void

  init(view: UIView, coordinator: Any, dismantle: @escaping () -> Void) {
    self.view = view
    self.coordinator = coordinator
    self.dismantle = dismantle
  }

  func describe(into scribe: Scribe) {
    scribe.element(.view, label: view.accessibilityLabel ?? "\(type(of: view))") { [view] in
      $0.view = view
    }
  }

  func remove(from host: ScreenHost) {
    view.removeFromSuperview()
    dismantle()
  }
}

extension UIViewRepresentable {
  func buildView(_ node: ViewNode) {
    var installed = self
    node.tracked { node.install(&installed) }
    let known = node.attachment as? RepresentedView
    let coordinator = known?.coordinator as? Coordinator ?? installed.makeCoordinator()
    let context = Context(
      coordinator: coordinator, transaction: node.graph.transaction,
      environment: node.readEnvironment)
    let view = known?.view as? UIViewType ?? node.tracked { installed.makeUIView(context: context) }
    if known == nil {
      node.attachment = RepresentedView(view: view, coordinator: coordinator) {
        Self.dismantleUIView(view, coordinator: coordinator)
      }
      node.context.host.controller.view.addSubview(view)
    }
    node.tracked { installed.updateUIView(view, context: context) }
  }
}
