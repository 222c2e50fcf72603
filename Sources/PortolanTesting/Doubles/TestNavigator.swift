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
/// oldest first. If verbs are left when the navigator is released, the test fails, at the line
/// where the navigator was made; `expectNothingMore()` fails earlier.
@MainActor public final class TestNavigator<RouteType: NavigationRoute>: Navigating {
  /// What happens to a request that the test navigator returns.
  public enum Reply: Hashable, Sendable {
    /// The request arrives at once.
    case arrives
    /// The request ends at once with this error.
    case fails(NavigationError)
    /// The request waits until the test ends it, as with `Call.arrive()`.
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

  /// Makes a navigator that has recorded nothing; a later failure names this line of the test.
  public init(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    site = TestSite(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  deinit {
    if !leftover.isEmpty { TestReport.fail(Self.unexpected(leftover), at: site) }
  }

  /// Records a verb; every verb of `Navigating` calls this.
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

  /// Takes as many of the oldest verbs as the closure calls, and expects that they are equal to
  /// those, in this order.
  ///
  /// The test fails for each verb that differs or is missing.
  ///
  /// ```swift
  /// spy.expect { $0.push(.editor) }
  /// spy.expect { $0.set([.product(id: 7)], of: .products) }
  /// ```
  ///
  /// Objects that are handed over are not compared; see `Call.handed(as:)`.
  ///
  /// - Returns: The last verb that was taken; nil when it was missing, or the closure calls none.
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

  /// Takes the oldest verb and expects that it asks this question; otherwise fails the test.
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
