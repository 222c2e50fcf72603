extension SceneNavigator {
  /// What waited comes after what was shown: a detour whose screen stands again is waited for.
  func takeUp(
    _ stored: [StoredRequest<SavedName>?], after restoration: NavigationRequest, site: CallSite
  ) {
    let takeUp = { [weak self] in
      guard let self, !isClosed, restoration.outcome != .failure(.cancelled) else { return }
      let known = stored.compactMap { request in self.known(request, site) }
      _ = restore(known, site: site)
    }
    // Asked for twice it is one request, and what waited is taken up once.
    guard restoration.askers == 1 else { return }
    if restoration.outcome == nil { restoration.whenEnded = takeUp } else { takeUp() }
  }

  private func known(
    _ stored: StoredRequest<SavedName>?, _ site: CallSite
  ) -> StoredRequest<AnyRoute>? {
    struct Lost: Error { let name: String }
    do {
      guard let stored else { throw Lost(name: "a form that is not known") }
      return try stored.map { name in
        switch name {
        case .known(let route): return route
        case .lost(let reason, let label): throw Lost(name: "\(label), \(reason)")
        }
      } detour: { name in
        // Without the screen that it waited for it is tried at once.
        if case .known(let route) = name { route } else { nil }
      }
    } catch {
      report(.requestLeftOut((error as? Lost)?.name ?? "", site))
      return nil
    }
  }
}

extension Diagnostic {
  static func requestLeftOut(_ what: String, _ site: CallSite) -> Diagnostic {
    Diagnostic(
      "NAV110", "A request that waited when the scene was saved is left out: \(what).",
      why: "It cannot be read any more, or was not to be saved.",
      fix: "Nothing when it was meant; otherwise migrate old routes.", site: site)
  }
}
