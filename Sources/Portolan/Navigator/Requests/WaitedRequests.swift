/// Requests that waited when a scene was saved.
///
/// They come after the restored screens, so they can wait for a detour whose screen is open.
@MainActor struct WaitedRequests {
  let stored: [StoredRequest<SavedName<AnyRoute>>?]
  let site: CallSite

  /// Takes the requests up when the restoration has ended, but not when it was cancelled.
  func resume(after restoration: NavigationRequest, in scene: SceneNavigator) {
    // A restoration that is requested twice is one request, and takes them up once.
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

/// Why a request that waited when a scene was saved cannot be taken up.
struct LostRequest: Error {
  let name: String

  /// The request with the routes of today.
  static func read(
    _ stored: StoredRequest<SavedName<AnyRoute>>?
  ) throws(LostRequest) -> StoredRequest<AnyRoute> {
    guard var stored else { throw LostRequest(name: "a form that is not known") }
    // Without the detour's screen the request is tried at once.
    if case .lost? = stored.detour { stored.detour = nil }
    // A generic `rethrows` loses the type of the error.
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
  /// The request as it is made again, after the restoration of this number.
  func submission(after restoration: Int?, _ site: CallSite) -> LiveSignal.Submission {
    LiveSignal.Submission(
      intent: intent.live, origin: isLink ? .link : .restored,
      detour: detour.map { .init(route: $0, rule: rule) }, rank: restoration, site: site)
  }
}
