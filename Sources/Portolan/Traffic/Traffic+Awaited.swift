extension Traffic {
  /// Whether nothing happens before a user acts.
  ///
  /// No request is on its way, or all wait for a screen's answer, which mostly is a user's.
  var waitsForUser: Bool {
    guard isBusy else { return true }
    let isStill = host.performance == nil && committed.isEmpty
    return isStill && askings.ofRules.isEmpty && !askings.ofScreens.isEmpty
  }

  /// The requests that have not ended, in the order of their calls, and the guards for which a
  /// revalidation waits, in words for a developer.
  var awaited: [String] {
    (rows.all + parked + committed).sorted().compactMap { requests[$0] }.map {
      "request \($0.number), made at \($0.site), waits for \(awaited(by: $0))"
    }
      + askings.ofRevalidation.compactMap { askings[$0]?.addressee.name(in: tree) }.map {
        "revalidate() waits for \($0)"
      }
  }

  private func awaited(by request: Request) -> String {
    switch request.phase {
    case .waiting: return "its turn"
    case .asking(let ticket):
      return ticket.flatMap { askings[$0] }?.addressee.name(in: tree) ?? "an answer"
    case .parked(let parking): return parking.awaited
    case .committed: return "the screen"
    }
  }
}

extension Askings.Addressee {
  fileprivate func name(in tree: NavigationTree) -> String {
    switch self {
    case .rule(let rule, _): return "the guard \(rule.label.text)"
    case .screen(let id):
      let name = tree.route(of: id)?.label.text ?? "\(id)"
      return "the screen \(name), which is asked before it goes"
    }
  }
}

extension Request.Parking {
  fileprivate var awaited: String {
    switch event {
    case .end(let route, _): return "the end of \(route.label.text)"
    case .word: return "the guard \(rule?.label.text ?? "?") to be asked again"
    case .start: return "the app to be ready"
    case .target(let pattern): return "the target of a link of \(pattern)"
    case .host: return "a screen that shows it"
    }
  }
}
