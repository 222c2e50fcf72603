public import Foundation

extension SceneNavigator {
  /// Follows a link: the one door for schemes, universal links, notifications and widgets.
  ///
  /// A link whose target cannot be shown yet waits, and is followed once, in order; the same link
  /// twice is followed once. An unknown or malformed link ends the request and changes nothing.
  @discardableResult
  public func open(_ url: URL, from site: CallSite = CallSite()) -> NavigationRequest {
    do throws(NavigationError) {
      return submit(.reach(try route(for: url)), origin: .link, site: site)
    } catch {
      lastNumber += 1
      let request = NavigationRequest(
        lastNumber, .dismissAll, cause: .code, origin: .link, site: site, navigator: self)
      emit(.asked(request.number, "open a link", site))
      end(request, .failure(error))
      return request
    }
  }

  /// The first feature's route for the link; the problem that came closest when none has it.
  private func route(for url: URL) throws(NavigationError) -> AnyRoute {
    var best = NavigationError.unknownLink(.scheme)
    for entry in features.values.sorted(by: { $0.entry.name < $1.entry.name }) {
      guard let read = entry.route else { continue }
      do throws(NavigationError) { return try read(url) } catch {
        if error.closeness > best.closeness { best = error }
      }
    }
    throw best
  }

  /// Ends the parts that are kept, for example on a memory warning.
  public func releaseKeptParts() {
    guard !tree.kept.isEmpty else { return }
    _ = submit(.releaseKept, site: CallSite())
  }
}

extension NavigationError {
  /// How far a table came with a link.
  fileprivate var closeness: Int {
    switch self {
    case .unknownLink(.scheme): return 0
    case .unknownLink(.host): return 1
    case .unknownLink(.path): return 2
    default: return 3
    }
  }
}
