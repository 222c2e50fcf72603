import PortolanLinks

/// Looks up the targets of links, by the numbers of their requests.
@MainActor final class LookUps {
  /// The requests for which this task looks up a target; it must not wait for their end.
  @TaskLocal static var underWay: [NavigationRequest] = []
  private var tasks: [Int: Task<Void, Never>] = [:]

  /// Looks up the target of a link, whose request is parked meanwhile.
  func begin(_ number: Int, in navigator: SceneNavigator) {
    guard case .lookUp(let pattern, let keeping)? = navigator.traffic.requests[number]?.intent,
      let request = navigator.requests[number]
    else { return }
    let links = navigator.links
    tasks[number] = Task { [weak navigator] in
      var signal = await Self.$underWay.withValue(Self.underWay + [request]) {
        await Self.signal(for: number, request.site, pattern, in: links)
      }
      guard !Task.isCancelled, let navigator else { return }
      if case .lookedUp(_, let intent) = signal, let url = request.site.url {
        let link = OpenedLink(url, request.site.source, leadingTo: intent)
        signal = .lookedUp(number, keeping ? intent.keepingPart : intent)
        do throws(NavigationError) { try link.check(with: navigator.linkPolicy) } catch {
          signal = .cancelled(number, because: .init(error))
        }
      }
      navigator.comeIn(signal)
    }
  }

  /// The signal to which a look-up leads: its target, what must come first, or an error.
  private static func signal(
    for number: Int, _ site: CallSite, _ pattern: String, in links: LinkBook
  ) async -> Signal {
    do {
      guard let url = site.url else {
        return .cancelled(number, because: .init(.notLookedUp(pattern: pattern, error: nil)))
      }
      switch try links.answer(to: url) {
      case .output(let intent): return .lookedUp(number, intent)
      case .lookUp(let work): return .lookedUp(number, try await work.run())
      }
    } catch let verdict as any LookUpVerdict {
      switch verdict.erased {
      case .redirect(let route): return .lookedUp(number, .show(route))
      case .detour(let route): return .lookUpWaits(number, for: route)
      case .wait: return .lookUpWaits(number, for: nil)
      case .deny(let reason):
        let label = RouteLabel(type: pattern, text: "lookUp")
        return .cancelled(number, because: .init(.refused(by: label, reason: reason)))
      case .allow, .failed:
        return .cancelled(number, because: .init(.notLookedUp(pattern: pattern, error: nil)))
      }
    } catch {
      let type = String(describing: type(of: error))
      return .cancelled(number, because: .init(.notLookedUp(pattern: pattern, error: type)))
    }
  }

  /// Cancels the look-up of a request that has ended.
  func end(_ number: Int) {
    if !tasks.isEmpty { tasks.removeValue(forKey: number)?.cancel() }
  }
}

/// A verdict of any feature, which a look-up throws.
private protocol LookUpVerdict: Error {
  var erased: AnyVerdict { get }
}

extension Verdict: LookUpVerdict {}
