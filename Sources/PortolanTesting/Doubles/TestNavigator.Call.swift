public import Portolan

extension TestNavigator {
  /// A verb that the tested code has called, and the request that the test navigator returned.
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
    /// The call of the verb as Swift code, with all values of its route: `show(.product(id: 7))`.
    public let description: String
    /// The request that the caller of the verb got.
    public let request: NavigationRequest

    @MainActor init(_ verb: NavigationVerb) {
      self.verb = verb
      description = verb.words
      request = NavigationRequest(from: verb.site, verb.cargo)
    }

    /// The file and line where the verb was called.
    public var site: CallSite { verb.site }

    /// The verb's route; nil for a verb without a route, and for a route of another feature.
    public var route: RouteType? { verb.route?.as() }

    /// The object that the verb got with `handing:`; nil if it got none, or one of another type.
    public func handed<T>(as type: T.Type = T.self) -> T? { verb.cargo.handed as? T }

    /// Ends the request with an arrival at the verb's route; does nothing if it has already ended.
    @MainActor public func arrive() {
      guard request.outcome == nil else { return }
      verb.isPosed()
      request.finish(
        .success(
          Arrival(
            node: nil, route: verb.route, requested: verb.route, finding: .built,
            requester: .code(site))))
    }

    /// Ends the request with an error; does nothing if it has already ended.
    @MainActor public func fail(_ error: NavigationError) {
      guard request.outcome == nil else { return }
      request.finish(.failure(error))
    }

    /// Answers the question that the verb asked, as the question's screen would.
    ///
    /// If the request still waits, it arrives first. A question that has ended does not change.
    @MainActor public func finish<Q: ScreenQuestion>(_ question: Q, with answer: Q.Answer) {
      end(question, .finished(answer))
    }

    /// Ends the question that the verb asked, with or without an answer.
    ///
    /// If the request still waits, it arrives first. A question that has ended does not change.
    @MainActor public func end<Q: ScreenQuestion>(_ question: Q, _ ending: Ending<Q.Answer>) {
      arrive()
      verb.end(question, ending)
    }
  }
}
