import Foundation
import PortolanLinks

/// Links whose target is being looked up, by the numbers of their requests.
@MainActor final class LookUps {
  private var links: [Int: (url: URL, work: Task<Void, Never>)] = [:]

  /// Parks the request of a link until `work` has looked up the link's target.
  ///
  /// If the same link is being looked up already, this returns its request.
  func open(
    _ url: URL, _ source: LinkSource?, _ work: LinkLookUp<LiveIntent>, from site: CallSite,
    in navigator: SceneNavigator
  ) -> NavigationRequest {
    if let number = links.first(where: { $0.value.url == url })?.key,
      let same = navigator.requests[number]
    {
      return same
    }
    let request = navigator.enter(
      LiveSignal.Submission(intent: .lookUp(pattern: work.pattern), origin: .link, site: site))
    let number = request.number
    guard !request.hasEnded else { return request }
    let task = Task { [weak navigator] in
      let result = await Self.result(of: work)
      guard !Task.isCancelled, let navigator else { return }
      do throws(NavigationError) {
        let intent = try result.get()
        try OpenedLink(url, source, leadingTo: intent).check(with: navigator.linkPolicy)
        navigator.comeIn(.lookedUp(number, intent))
      } catch { navigator.comeIn(.cancelled(number, because: error)) }
    }
    links[number] = (url, task)
    return request
  }

  private static func result(
    of work: LinkLookUp<LiveIntent>
  ) async -> Result<LiveIntent, NavigationError> {
    do { return .success(try await work.run()) } catch {
      let type = String(describing: type(of: error))
      return .failure(.notLookedUp(pattern: work.pattern, error: type))
    }
  }

  /// Cancels the look-up of a request that has ended.
  func end(_ number: Int) {
    if !links.isEmpty { links.removeValue(forKey: number)?.work.cancel() }
  }
}
