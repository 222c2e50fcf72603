extension Stage {
  /// Lets those go on that waited for the window.
  func modalEnded(_ graph: ViewGraph?) {
    let waited = waiting
    waiting = []
    for presenter in waited {
      let graph = presenter.graph
      graph.with(Transaction()) { graph.check(presenter) }
    }
  }
}
