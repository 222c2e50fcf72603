import Foundation
import PortolanLinks

/// Links whose target is being looked up, by the numbers of their requests.
@MainActor final class LookUps {
  private var links: [Int: (url: URL, work: Task<Void, Never>)] = [:]

  /// The request that looks up the same link.
  func request(of url: URL) -> Int? { links.first { $0.value.url == url }?.key }

  /// Begins the work of a request, and gives its result unless the request ends before.
  func begin(
    _ number: Int, _ url: URL, _ work: LinkLookUp<LiveIntent>,
    then heed: @escaping @MainActor (Result<LiveIntent, NavigationError>) -> Void
  ) {
    let task = Task {
      var result: Result<LiveIntent, NavigationError>
      do { result = .success(try await work.run()) } catch {
        result = .failure(
          .notLookedUp(pattern: work.pattern, error: String(describing: type(of: error))))
      }
      if !Task.isCancelled { heed(result) }
    }
    links[number] = (url, task)
  }

  /// Stops the work of a request that has ended.
  func end(_ number: Int) {
    if !links.isEmpty { links.removeValue(forKey: number)?.work.cancel() }
  }
}
