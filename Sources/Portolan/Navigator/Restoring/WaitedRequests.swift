/// What waited when a scene was saved: it comes after what was shown, so that a detour whose screen
/// stands again is waited for.
@MainActor struct WaitedRequests {
  let stored: [StoredRequest<SavedName<AnyRoute>>?]
  let site: CallSite

  /// Takes them up when the restoration has ended; cancelled, it takes up none.
  func follow(_ restoration: NavigationRequest, in scene: SceneNavigator) {
    // Asked for twice it is one request, and what waited is taken up once.
    guard restoration.askers == 1 else { return }
    let takeUp = { [weak scene] in
      guard let scene, !scene.isClosed, restoration.outcome != .failure(.cancelled) else { return }
      _ = scene.restore(known(in: scene), after: restoration.number, site: site)
    }
    if restoration.outcome == nil { restoration.cargo.whenEnded = takeUp } else { takeUp() }
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
