/// Why a request that waited when a scene was saved cannot be taken up.
struct LostRequest: Error {
  let name: String

  /// The request as the routes of today say it.
  static func read(
    _ stored: StoredRequest<SavedName<AnyRoute>>?
  ) throws(LostRequest) -> StoredRequest<AnyRoute> {
    guard let stored else { throw LostRequest(name: "a form that is not known") }
    // A generic rethrow knows no types of errors.
    do {
      return try stored.map { name in
        switch name {
        case .known(let route): return route
        case .lost(let reason, let label): throw LostRequest(name: "\(label), \(reason)")
        }
      } detour: { name in
        // Without the screen that it waited for it is tried at once.
        if case .known(let route) = name { route } else { nil }
      }
    } catch { throw error as? LostRequest ?? LostRequest(name: "") }
  }
}

extension StoredRequest<StoredRoute> {
  /// The request as the routes of today say it.
  func read(among maps: MapSet) throws(StoredRoute.Problem) -> StoredRequest<AnyRoute> {
    do { return try map { try $0.route(among: maps) } } catch {
      throw error as? StoredRoute.Problem ?? .undecodable
    }
  }
}
