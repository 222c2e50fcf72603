public import Portolan

/// Stands where a view model has `any Navigating`: it goes nowhere and remembers what it was asked.
///
/// ```swift
/// let navigator = TestNavigator<Shop>()
/// let model = ProductsModel(navigator: navigator)
/// model.productTapped(7)
/// navigator.expect { $0.show(.product(id: 7)) }
/// navigator.expectNothingMore()
/// ```
///
/// It knows every verb. The verbs are taken in order, oldest first. A verb that no test took fails the
/// test when the navigator goes, at the line where it was made; `expectNothingMore()` says so earlier.
@MainActor public final class TestNavigator<R: NavigationRoute>: Navigating {
  /// What becomes of a request.
  public enum Reply: Hashable, Sendable {
    /// It arrives at once.
    case arrives
    /// It ends at once, for a reason.
    case fails(NavigationError)
    /// It waits until the test ends it.
    case waits
  }

  /// What becomes of the next requests; by default they arrive.
  ///
  /// A question that has arrived is open until the test ends it; see `Asked.finish(_:with:)`.
  public var reply = Reply.arrives
  /// What was asked and not taken yet, oldest first.
  public private(set) var asked: [Asked] = [] {
    didSet { leftover = asked.map { "\($0) at \($0.site)" } }
  }

  private var leftover: [String] = []
  private let site: TestSite

  /// Makes a navigator that was asked nothing.
  public init(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    site = TestSite(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  deinit {
    if !leftover.isEmpty { TestReport.fail(Self.unexpected(leftover), at: site) }
  }

  /// Remembers that a verb was asked for.
  @discardableResult
  public func perform(_ verb: NavigationVerb) -> NavigationRequest {
    let one = Asked(verb)
    asked.append(one)
    switch reply {
    case .arrives: one.arrive()
    case .fails(let error): one.fail(error)
    case .waits: break
    }
    return one.request
  }
}

extension TestNavigator {
  /// Takes the oldest verb; nil when nothing is left.
  public func next() -> Asked? { asked.isEmpty ? nil : asked.removeFirst() }

  /// Takes the oldest verbs and expects that they are those which the closure asks for, in this order;
  /// fails the test otherwise.
  ///
  /// ```swift
  /// navigator.expect { $0.push(.editor) }
  /// navigator.expect { $0.set([.product(id: 7)], of: .products) }
  /// ```
  ///
  /// Objects that are handed over are not compared; see `Asked.handed(as:)`.
  ///
  /// - Returns: The last verb that was taken; nil when fewer were asked.
  @discardableResult
  public func expect(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, _ verbs: (TestNavigator<R>) -> Void
  ) -> Asked? {
    let expected = TestNavigator<R>()
    verbs(expected)
    let site = TestSite(fileID: fileID, filePath: filePath, line: line, column: column)
    var last: Asked?
    while let one = expected.next() { last = expect(one, at: site) }
    return last
  }

  /// Takes the oldest verb and expects that it asks a question; fails the test otherwise.
  ///
  /// ```swift
  /// let picker = AddressPicker(near: .oslo)
  /// navigator.expect(asking: picker)?.finish(picker, with: address)
  /// ```
  @discardableResult
  public func expect<Q: Question>(
    asking question: Q, placed placement: Placement<R>? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Asked? where Q.R == R {
    expect(
      Asked(NavigationVerb(asking: question, placed: placement, from: CallSite(fileID, Int(line)))),
      at: TestSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Expects that all verbs were taken; those that are left are forgotten then.
  public func expectNothingMore(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    if asked.isEmpty { return }
    let site = TestSite(fileID: fileID, filePath: filePath, line: line, column: column)
    TestReport.fail(Self.unexpected(leftover), at: site)
    asked = []
  }

  private func expect(_ expected: Asked, at site: TestSite) -> Asked? {
    guard let one = next() else {
      TestReport.fail("Nothing was asked; expected \(expected).", at: site)
      return nil
    }
    if !one.verb.asksLike(expected.verb) {
      TestReport.fail("\(one) was asked at \(one.site); expected \(expected).", at: site)
    }
    return one
  }

  nonisolated private static func unexpected(_ verbs: [String]) -> String {
    "The test did not expect \(verbs.joined(separator: ", "))."
  }
}
