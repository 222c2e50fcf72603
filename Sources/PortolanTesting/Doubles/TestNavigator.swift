public import Portolan

/// Stands where a view model has `any Navigating`: it goes nowhere and remembers what it was asked.
///
/// ```swift
/// let navigator = TestNavigator<Shop>()
/// let model = ProductsModel(navigator: navigator)
/// model.productTapped(7)
/// navigator.expect(.show(.product(id: 7)))
/// navigator.expectNothingMore()
/// ```
///
/// What was asked is taken in order, oldest first. What nobody took fails the test when the
/// navigator goes, at the line where it was made; `expectNothingMore()` says so earlier.
@MainActor public final class TestNavigator<R: NavigationRoute>: Navigating {
  /// What it can be asked for.
  public enum Wish: Hashable, Sendable {
    /// Show a route.
    case show(R)
    /// Go one step back.
    case back
  }

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
  public var reply = Reply.arrives
  /// What was asked and not taken yet, oldest first.
  public private(set) var asked: [Asked] = []

  private var lastNumber = 0
  private let site: TestSite

  /// Makes a navigator that was asked nothing.
  public init(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    site = TestSite(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  deinit {
    if !asked.isEmpty { TestReport.fail(Self.leftover(asked), at: site) }
  }

  /// Remembers that a route was asked for.
  @discardableResult
  public func show(_ route: R, from site: CallSite) -> NavigationRequest {
    remember(.show(route), from: site)
  }

  /// Remembers that a step back was asked for.
  @discardableResult
  public func back(from site: CallSite) -> NavigationRequest { remember(.back, from: site) }

  private func remember(_ wish: Wish, from site: CallSite) -> NavigationRequest {
    lastNumber += 1
    let one = Asked(wish, number: lastNumber, site: site)
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
  /// Takes the oldest thing asked; nil when nothing is left.
  public func next() -> Asked? { asked.isEmpty ? nil : asked.removeFirst() }

  /// Takes the oldest thing asked and expects that it is this; fails the test otherwise.
  @discardableResult
  public func expect(
    _ wish: Wish, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Asked? {
    let site = TestSite(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let one = next() else {
      TestReport.fail("Nothing was asked; expected \(wish).", at: site)
      return nil
    }
    if one.wish != wish {
      TestReport.fail("\(one.wish) was asked at \(one.site); expected \(wish).", at: site)
    }
    return one
  }

  /// Expects that all that was asked was taken; what is left is forgotten then.
  public func expectNothingMore(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    if asked.isEmpty { return }
    let site = TestSite(fileID: fileID, filePath: filePath, line: line, column: column)
    TestReport.fail(Self.leftover(asked), at: site)
    asked = []
  }

  nonisolated private static func leftover(_ asked: [Asked]) -> String {
    "Nobody expected " + asked.map { "\($0.wish) at \($0.site)" }.joined(separator: ", ") + "."
  }
}
