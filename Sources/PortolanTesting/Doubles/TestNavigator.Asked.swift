public import Portolan

extension TestNavigator {
  /// One thing that was asked, and how it ends.
  ///
  /// ```swift
  /// let navigator = TestNavigator<Shop>()
  /// let model = ProductsModel(navigator: navigator)
  /// navigator.reply = .waits
  /// model.checkOut()
  /// navigator.expect(.show(.checkout))?.fail(.superseded(by: nil))
  /// ```
  public struct Asked: Sendable {
    /// What was asked.
    public let wish: Wish
    /// Who asked.
    public let site: CallSite
    /// What the asker was given.
    public let request: NavigationRequest

    @MainActor init(_ wish: Wish, number: Int, site: CallSite) {
      self.wish = wish
      self.site = site
      request = NavigationRequest(number, site: site)
    }

    /// Lets the request arrive where it was asked to go; one that has ended stays as it is.
    @MainActor public func arrive() {
      guard request.outcome == nil else { return }
      let arrival = Arrival(
        node: nil, route: wish.route, asked: wish.route, finding: .built, asker: .code(site))
      request.finish(.success(arrival))
    }

    /// Ends the request for a reason; one that has ended stays as it is.
    @MainActor public func fail(_ error: NavigationError) {
      guard request.outcome == nil else { return }
      request.finish(.failure(error))
    }
  }
}

extension TestNavigator.Wish {
  fileprivate var route: AnyRoute? {
    if case .show(let route) = self { return AnyRoute(route) }
    return nil
  }
}
