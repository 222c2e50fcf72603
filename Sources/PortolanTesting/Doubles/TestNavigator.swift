public import Portolan

/// Replaces `any Navigating` in a test: it shows nothing and records the verbs.
///
/// ```swift
/// let navigator = TestNavigator<Shop>()
/// let model = ProductsModel(navigator: navigator)
/// model.productTapped(7)
/// navigator.expect { $0.show(.product(id: 7)) }
/// navigator.expectNothingMore()
/// ```
///
/// It knows every verb. A test takes the verbs in order, oldest first. A verb that was not taken
/// fails the test when the navigator is released, at the line where it was made;
/// `expectNothingMore()` does so earlier.
@MainActor public final class TestNavigator<RouteType: NavigationRoute>: Navigating {
  /// The result of a request.
  public enum Reply: Hashable, Sendable {
    /// It arrives at once.
    case arrives
    /// It ends at once with an error.
    case fails(NavigationError)
    /// It waits until the test ends it.
    case waits
  }

  /// The result of the next requests; by default they arrive.
  ///
  /// A question that has arrived is open until the test ends it; see `Call.finish(_:with:)`.
  public var reply = Reply.arrives
  /// The verbs that were performed and not taken yet, oldest first.
  public private(set) var calls: [Call] = [] {
    didSet { leftover = calls.map { "\($0) at \($0.site)" } }
  }

  private var leftover: [String] = []
  private let site: TestSite

  /// Makes a navigator without verbs.
  public init(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    site = TestSite(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  deinit {
    if !leftover.isEmpty { TestReport.fail(Self.unexpected(leftover), at: site) }
  }

  /// Records a verb.
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
  /// Takes the oldest verb; nil when none is left.
  public func next() -> Call? { calls.isEmpty ? nil : calls.removeFirst() }

  /// Takes the oldest verbs and expects those that the closure performs, in this order.
  ///
  /// A difference fails the test.
  ///
  /// ```swift
  /// spy.expect { $0.push(.editor) }
  /// spy.expect { $0.set([.product(id: 7)], of: .products) }
  /// ```
  ///
  /// Objects that are handed over are not compared; see `Call.handed(as:)`.
  ///
  /// - Returns: The last verb that was taken; nil when there were fewer.
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

  /// Takes the oldest verb and expects that it asks a question; otherwise fails the test.
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

  /// Expects that all verbs were taken; otherwise fails the test and drops the others.
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
