/// Requests that were parked when a scene was saved.
///
/// They are made again after the screens, so that they can wait for a restored detour's end.
@MainActor struct WaitedRequests {
  let stored: [StoredRequest<SavedName<AnyRoute>>?]
  let site: CallSite

  /// Makes the requests again when the restoration has ended, unless it was cancelled.
  func resume(after restoration: NavigationRequest, in scene: SceneNavigator) {
    // Two equal restorations share a request: only the first call makes the parked ones again.
    guard restoration.callers == 1 else { return }
    let takeUp = { [weak scene] in
      guard let scene, !scene.isClosed, restoration.outcome != .failure(.cancelled) else { return }
      _ = scene.restore(known(in: scene), after: restoration.number, site: site)
    }
    if restoration.hasEnded { takeUp() } else { restoration.cargo.whenEnded = takeUp }
  }

  private func known(in scene: SceneNavigator) -> [StoredRequest<AnyRoute>] {
    stored.compactMap { request in
      do throws(LostRequest) { return try LostRequest.read(request) } catch {
        scene.report(.requestLeftOut(error.name, site))
        return nil
      }
    }
  }
}

/// Thrown when a request that was parked when a scene was saved cannot be made again.
struct LostRequest: Error {
  let name: String

  /// The request with the routes of today.
  static func read(
    _ stored: StoredRequest<SavedName<AnyRoute>>?
  ) throws(LostRequest) -> StoredRequest<AnyRoute> {
    guard var stored else { throw LostRequest(name: "a form that is not known") }
    // If the detour's route is lost, the request is tried at once.
    if case .lost? = stored.detour { stored.detour = nil }
    // `map` rethrows, and so loses the type of the error.
    do {
      return try stored.map { name in
        switch name {
        case .known(let route): return route
        case .lost(let reason, let label): throw LostRequest(name: "\(label), \(reason)")
        }
      }
    } catch { throw error as? LostRequest ?? LostRequest(name: "") }
  }
}

extension StoredRequest<StoredRoute> {
  /// The request with the routes of today.
  func read(among maps: MapSet) throws(StoredRoute.Problem) -> StoredRequest<AnyRoute> {
    do { return try map { try $0.route(among: maps) } } catch {
      throw error as? StoredRoute.Problem ?? .undecodable
    }
  }
}

extension StoredRequest<AnyRoute> {
  /// The stored request as a new one, which follows the restoration with this number.
  func submission(after restoration: Int?, _ site: CallSite) -> LiveSignal.Submission {
    LiveSignal.Submission(
      intent: intent.live, origin: isLink ? .link : .restored,
      detour: detour.map { .init(route: $0, rule: rule) }, rank: restoration,
      site: site.opening(link, from: source))
  }
}
