public import Portolan

/// A navigator for tests of view models: it shows nothing, and records each verb that is called.
///
/// ```swift
/// let navigator = TestNavigator<Shop>()
/// let model = ProductsModel(navigator: navigator)
/// model.productTapped(7)
/// navigator.expect { $0.show(.product(id: 7)) }
/// navigator.expectNothingMore()
/// ```
///
/// Pass it where code takes `any Navigating`. The test takes the recorded verbs with `expect`, the
/// oldest first. If verbs are left when the navigator is released, the test fails at the line where
/// the navigator was made; `expectNothingMore()` checks this earlier, at its own line.
@MainActor public final class TestNavigator<RouteType: NavigationRoute>: Navigating {
  /// What happens to a request that the test navigator returns.
  public enum Reply: Hashable, Sendable {
    /// The request arrives at once.
    case arrives
    /// The request ends at once with this error.
    case fails(NavigationError)
    /// The request waits until the test ends it, for example with `Call.arrive()`.
    case waits
  }

  /// What happens to each request from now on; by default it arrives at once.
  ///
  /// A question whose request has arrived stays open until the test ends it with
  /// `Call.finish(_:with:)` or `Call.end(_:_:)`.
  public var reply = Reply.arrives
  /// The verbs that code has called and the test has not taken, oldest first.
  public private(set) var calls: [Call] = [] {
    didSet { leftover = calls.map { "\($0) at \($0.site)" } }
  }

  private var leftover: [String] = []
  private let site: TestSite

  /// Makes a navigator that has recorded nothing; a failure for verbs that are left names this
  /// line.
  public init(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    site = TestSite(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  deinit {
    if !leftover.isEmpty { TestReport.fail(Self.unexpected(leftover), at: site) }
  }

  /// Records a verb and returns a request that ends as `reply` says.
  ///
  /// Every method of `Navigating` that makes a request, such as `show`, calls this.
  @discardableResult
  public func perform(_ verb: NavigationVerb) -> NavigationRequest {
    let one = Call(verb)
    calls.append(one)
    switch reply {
    case .arrives: one.arrive()
    case .fails(let error): one.fail(error)
    case .waits: break
    }
    return one.request
  }
}

extension TestNavigator {
  /// Removes and returns the oldest verb; nil when none is left.
  public func next() -> Call? { calls.isEmpty ? nil : calls.removeFirst() }

  /// Expects that the oldest recorded verbs are those that the closure calls, in the same order,
  /// and removes them.
  ///
  /// The test fails for each verb that differs or is missing.
  ///
  /// ```swift
  /// spy.expect { $0.push(.editor) }
  /// spy.expect { $0.set([.product(id: 7)], of: .products) }
  /// ```
  ///
  /// Objects that verbs get with `handing:` are not compared; see `Call.handed(as:)`.
  ///
  /// - Returns: The last verb that was removed; nil if it was missing, or if the closure calls
  ///   none.
  @discardableResult
  public func expect(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, _ verbs: (TestNavigator<RouteType>) -> Void
  ) -> Call? {
    let expected = TestNavigator<RouteType>()
    verbs(expected)
    let site = TestSite(fileID: fileID, filePath: filePath, line: line, column: column)
    var last: Call?
    while let one = expected.next() { last = expect(one, at: site) }
    return last
  }

  /// Expects that the oldest recorded verb asks this question, and removes and returns that verb.
  ///
  /// The test fails if no verb is left, or if the verb is not a question with this route and this
  /// `placed`.
  ///
  /// ```swift
  /// let picker = AddressPicker(near: .oslo)
  /// spy.expect(asking: picker)?.finish(picker, with: address)
  /// ```
  @discardableResult
  public func expect<Q: ScreenQuestion>(
    asking question: Q, placed placement: Placement<RouteType>? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Call? where Q.RouteType == RouteType {
    expect(
      Call(
        NavigationVerb(
          asking: question, placed: placement, from: CallSite(fileID.description, Int(line)))),
      at: TestSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Fails the test if verbs are left, and removes them.
  public func expectNothingMore(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    if calls.isEmpty { return }
    let site = TestSite(fileID: fileID, filePath: filePath, line: line, column: column)
    TestReport.fail(Self.unexpected(leftover), at: site)
    calls = []
  }

  private func expect(_ expected: Call, at site: TestSite) -> Call? {
    guard let one = next() else {
      TestReport.fail("No verb was performed; expected \(expected).", at: site)
      return nil
    }
    if !one.verb.asksLike(expected.verb) {
      TestReport.fail("\(one) was performed at \(one.site); expected \(expected).", at: site)
    }
    return one
  }

  nonisolated private static func unexpected(_ verbs: [String]) -> String {
    "The test did not expect \(verbs.joined(separator: ", "))."
  }
}
