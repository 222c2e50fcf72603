extension SceneNavigator {
  /// The screen shows what a request asked for: the tasks after it begin, each on its own.
  func beginTasks(after landing: Landing) {
    guard let node = landing.node, landing.isAsked, let route = shown.route(of: node) else {
      return
    }
    let tasks = tasks(for: route)
    guard !tasks.isEmpty, let screen = seenContext(of: node) else { return }
    let chain = shown.chain(to: node)
    for tasks in tasks {
      arrivalTasks.begin { [weak self] in
        do { try await tasks.arrived(at: screen, along: chain) } catch is CancellationError {
          return
        } catch {
          self?.report(.taskFailed(route.label, "\(type(of: error))"))
        }
      }
    }
  }

  /// The context of a node on screen; a newer commit may have taken it out of the tree already.
  private func seenContext(of node: NodeID) -> AnyScreenContext? {
    context(of: node) ?? routeValues[node].map { AnyScreenContext(node, $0, in: self) }
  }
}

extension Diagnostic {
  static func taskFailed(_ route: RouteLabel, _ error: String) -> Diagnostic {
    Diagnostic(
      "NAV087", "A task after the arrival at \(route) threw \(error).",
      why: "The screen is shown all the same: what comes after an arrival does not undo it.",
      fix: "Catch it in the task, where it can be made good.")
  }
}
