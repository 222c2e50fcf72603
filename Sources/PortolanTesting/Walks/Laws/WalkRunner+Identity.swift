import Portolan

extension WalkRunner {
  /// Law 6: a node has one model as long as it is there, and the model goes with it.
  func lookAtModels() {
    let nodes = scene.tree.allNodes
    for (id, reference) in models where !scene.tree.contains(id) {
      if reference.model != nil { watch.report(.identity, "the model of \(id) outlives it") }
      models[id] = nil
    }
    for id in nodes {
      guard let context = ScreenContext<R>(node: id, in: scene) else { continue }
      let model = context.model { WalkModel() }
      if let known = models[id], known.model !== model {
        watch.report(.identity, "\(context.route) has another model than before")
      }
      models[id] = WalkModel.Reference(model: model)
    }
  }
}
