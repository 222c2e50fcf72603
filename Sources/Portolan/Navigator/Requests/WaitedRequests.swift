/// Requests that were parked when a scene was saved.
///
/// They are made again after the screens, so that they can wait for a restored detour's end.
@MainActor struct WaitedRequests {
  let stored: [Result<StoredRequest, any Error>]
  let site: CallSite

  /// Makes the requests again when the restoration has ended, unless it was cancelled.
  func resume(after restoration: NavigationRequest, in scene: SceneNavigator) {
    // Two equal restorations share a request: only the first call makes the parked ones again.
    guard restoration.callers == 1 else { return }
    let takeUp = { [weak scene] in
      guard let scene, !scene.isClosed, restoration.outcome != .failure(.cancelled) else { return }
      for request in stored {
        switch request {
        case .success(let request):
          scene.take(up: request, after: restoration.number, site: site)
        case .failure(let lost): scene.report(.requestLeftOut(lost as? LostRoute, site))
        }
      }
    }
    if restoration.hasEnded { takeUp() } else { restoration.cargo.whenEnded = takeUp }
  }
}

extension StoredRequest {
  /// The stored request as a new one, which follows the restoration with this number.
  func submission(after restoration: Int?, _ site: CallSite) -> Signal.Submission {
    Signal.Submission(
      intent: intent, origin: isLink ? .link : .restored,
      detour: detour.map { .init(route: $0, rule: rule) }, rank: restoration,
      site: site.opening(link, from: source))
  }
}
