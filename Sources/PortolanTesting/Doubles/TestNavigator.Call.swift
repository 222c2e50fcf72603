public import Portolan

extension TestNavigator {
  /// One verb that was performed, and its request.
  ///
  /// ```swift
  /// let navigator = TestNavigator<Shop>()
  /// let model = ProductsModel(navigator: navigator)
  /// navigator.reply = .waits
  /// model.checkOut()
  /// navigator.expect { $0.show(.checkout) }?.fail(.superseded(by: nil))
  /// ```
  public struct Call: CustomStringConvertible {
    let verb: NavigationVerb
    /// The verb as it is written in code, with all values of its route: `show(.product(id: 7))`.
    public let description: String
    /// The request that the caller got.
    public let request: NavigationRequest

    @MainActor init(_ verb: NavigationVerb) {
      self.verb = verb
      description = verb.words
      request = NavigationRequest(from: verb.site, verb.cargo)
    }

    /// The call site of the verb.
    public var site: CallSite { verb.site }

    /// The verb's route; nil for a verb without one, and for another feature's route.
    public var route: RouteType? { verb.route?.as() }

    /// The object that was handed over; nil without one of this type.
    public func handed<T>(as type: T.Type = T.self) -> T? { verb.cargo.handed as? T }

    /// Lets the request arrive at its route; a request that has ended stays as it is.
    @MainActor public func arrive() {
      guard request.outcome == nil else { return }
      verb.isPosed()
      request.finish(
        .success(
          Arrival(
            node: nil, route: verb.route, requested: verb.route, finding: .built,
            requester: .code(site))))
    }

    /// Ends the request with an error; a request that has ended stays as it is.
    @MainActor public func fail(_ error: NavigationError) {
      guard request.outcome == nil else { return }
      request.finish(.failure(error))
    }

    /// Answers a question from its screen, once; a request that still waits arrives first.
    @MainActor public func finish<Q: ScreenQuestion>(_ question: Q, with answer: Q.Answer) {
      end(question, .finished(answer))
    }

    /// Ends a question in any way, once; a request that still waits arrives first.
    @MainActor public func end<Q: ScreenQuestion>(_ question: Q, _ ending: Ending<Q.Answer>) {
      arrive()
      verb.end(question, ending)
    }
  }
}
