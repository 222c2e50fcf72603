import Foundation

/// A scene's waiting requests, in a form that the app stores and restores when it starts again.
///
/// ```swift
/// defaults.set(try scene.storedRequests.data(), forKey: "waiting")
/// // at the next start
/// scene.restore(try StoredRequests(reading: data))
/// ```
///
/// Each route is encoded by itself. The data contains the routes' associated values: when these are
/// sensitive, store it in a protected place. A request is left out when one of its routes fails to
/// encode or decode, or must not be saved (`NavigationRoute.isSaveable`); the others stay.
public struct StoredRequests: Hashable, Sendable {
  let requests: [StoredRequest<StoredRoute>]
  /// How many requests were left out on writing or reading.
  ///
  /// Requests with routes that no present feature knows are left out later, with a diagnostic each.
  public let leftOut: Int

  /// How many requests there are.
  public var count: Int { requests.count }

  init(_ requests: [StoredRequest<AnyRoute>], leftOut: Int = 0) {
    // An encoder's error may hold values, so only the count is kept.
    self.requests = requests.compactMap { request in
      do { return try request.map(Self.store) } catch { return nil }
    }
    self.leftOut = leftOut + requests.count - self.requests.count
  }

  private struct ForbidsIt: Error {}

  private static func store(_ route: AnyRoute) throws -> StoredRoute {
    guard route.value.isSaveable else { throw ForbidsIt() }
    return try StoredRoute(route)
  }
}

extension StoredRequests: NavigationArchive {
  /// `portolan-requests`.
  public static var format: String { "portolan-requests" }
  /// 1 MiB.
  public static var longestData: Int { 1_048_576 }

  /// Reads the requests that can be read.
  public init(from decoder: any Decoder) throws {
    let attempts = try [Attempt<StoredRequest<StoredRoute>>](from: decoder)
    requests = attempts.compactMap(\.value)
    leftOut = attempts.count - requests.count
  }

  /// Writes each request with its routes' own encoding.
  public func encode(to encoder: any Encoder) throws {
    try requests.encode(to: encoder)
  }
}
