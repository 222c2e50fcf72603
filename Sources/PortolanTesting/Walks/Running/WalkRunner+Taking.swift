import Portolan

extension WalkRunner {
  /// Takes one step; false when it makes no sense here.
  func take(_ step: WalkStep<R>) -> Bool {
    switch step {
    case .ask(let verb): return ask(verb)
    case .move(let move): return make(move)
    case .answer(let place, let answer): keeper.set(answer, of: place)
    case .revalidate:
      revalidations += 1
      Task {
        await navigator.revalidate()
        revalidations -= 1
      }
    case .host(let manner):
      host.manner = manner
      if manner != .behaves, manner != .isLate { isHostTrusted = false }
    case .finish: host.finish()
    case .wait: clock.pass(Self.longTime)
    }
    return true
  }

  private func ask(_ verb: WalkVerb<R>) -> Bool {
    switch verb {
    case .show(let route): requests.append(navigator.show(route))
    case .showReplacing(let route): requests.append(navigator.show(route, policy: .replace))
    case .showKeeping(let route): requests.append(navigator.show(keeping: route))
    case .push(let route): requests.append(navigator.push(route))
    case .reset(let route): requests.append(navigator.reset(to: route))
    case .pop(let place):
      guard let route = elementInFront(place) else { return false }
      requests.append(navigator.pop(to: route))
    case .select(let route): requests.append(navigator.select(route))
    case .setPath(let stack, let path):
      requests += [navigator.stack(stack).set(path)].compactMap(\.self)
    case .back: requests.append(navigator.back())
    case .popToRoot: requests.append(navigator.popToRoot())
    case .dismiss: requests.append(navigator.dismiss())
    case .dismissAll: requests.append(navigator.dismissAll())
    case .giveBack: requests.append(navigator.giveBack())
    case .releaseKept: scene.releaseKeptParts()
    case .inOneTurn(let one, let other):
      requests += [navigator.show(one), navigator.show(other), navigator.back()]
    case .cancel:
      guard let open = requests.last(where: { $0.outcome == nil }) else { return false }
      open.cancel()
    case .close(let place): return close(place)
    }
    return true
  }

  private func elementInFront(_ place: Int) -> R? {
    guard let elements = host.screen.frontStack?.elements else { return nil }
    return host.screen.routes[elements[place % elements.count]]?.as()
  }

  private func close(_ place: Int) -> Bool {
    let nodes = scene.tree.allNodes
    guard !nodes.isEmpty,
      let context = ScreenContext<R>(node: nodes[place % nodes.count], in: scene)
    else { return false }
    context.close()
    return true
  }

  private func make(_ move: WalkMove) -> Bool {
    guard let move = host.screen.move(for: move), !host.isTransitioning,
      host.screen.offers(move)
    else { return false }
    if let request = host.make(move, in: scene) { requests.append(request) }
    return true
  }
}

extension ScreenModel {
  /// What a finger's movement means on this screen.
  fileprivate func move(for move: WalkMove) -> Move? {
    switch move {
    case .swipeBack: return .back
    case .goToFirst: return .first
    case .dragAway: return .dismiss
    case .tap(let place):
      for id in visiblePath.reversed() {
        guard let places = contents[id]?.places, !places.isEmpty else { continue }
        return .select(in: id, position: place % places.count)
      }
      return nil
    }
  }
}
