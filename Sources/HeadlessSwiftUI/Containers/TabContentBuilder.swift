/// Builds the contents of a `TabView` from what stands in a closure.
@available(iOS 18.0, visionOS 2.0, *)
@resultBuilder public struct TabContentBuilder<TabValue> where TabValue: Hashable {
  /// The view that stands for contents in a `TabView`.
  public struct Content<C> where C: TabContent {
    let content: C
  }

  /// Takes contents as they stand.
  public static func buildExpression<C>(_ content: C) -> C
  where C: TabContent, TabValue == C.TabValue { content }

  /// Builds a single one.
  public static func buildBlock<C>(_ content: C) -> C
  where C: TabContent, TabValue == C.TabValue { content }

  /// Builds two.
  public static func buildBlock<C0, C1>(_ c0: C0, _ c1: C1) -> some TabContent<TabValue>
  where
    C0: TabContent, C1: TabContent, TabValue == C0.TabValue, C0.TabValue == C1.TabValue
  { TabPair(first: c0, second: c1) }

  /// Builds three.
  public static func buildBlock<C0, C1, C2>(
    _ c0: C0, _ c1: C1, _ c2: C2
  ) -> some TabContent<TabValue>
  where
    C0: TabContent, C1: TabContent, C2: TabContent, TabValue == C0.TabValue,
    C0.TabValue == C1.TabValue, C1.TabValue == C2.TabValue
  { TabPair(first: c0, second: TabPair(first: c1, second: c2)) }

  /// Takes the first of two.
  public static func buildEither<T, F>(first: T) -> _ConditionalContent<T, F>
  where T: TabContent, F: TabContent, TabValue == T.TabValue, T.TabValue == F.TabValue {
    _ConditionalContent(.first(first))
  }

  /// Takes the second of two.
  public static func buildEither<T, F>(second: F) -> _ConditionalContent<T, F>
  where T: TabContent, F: TabContent, TabValue == T.TabValue, T.TabValue == F.TabValue {
    _ConditionalContent(.second(second))
  }
}

@available(iOS 18.0, visionOS 2.0, *)
extension TabContentBuilder.Content: View, PrimitiveView {
  /// Tabs are built by the evaluator.
  public typealias Body = Never

  func build(_ node: ViewNode) {}

  func parts(under key: [ViewKey], _ lists: HeadlessViewAssumptions.Lists) -> [ViewPart] {
    tabParts(of: content, under: key)
  }
}

/// Contents one after the other.
@available(iOS 18.0, visionOS 2.0, *)
private struct TabPair<First: TabContent, Second: TabContent>
where First.TabValue == Second.TabValue {
  let first: First
  let second: Second
}

@available(iOS 18.0, visionOS 2.0, *)
extension TabPair: TabContent, TabPartsBearing {
  typealias TabValue = First.TabValue

  func tabParts(under key: [ViewKey], in section: String?) -> [ViewPart] {
    HeadlessSwiftUI.tabParts(of: first, under: key + [.index(0)], in: section)
      + HeadlessSwiftUI.tabParts(of: second, under: key + [.index(1)], in: section)
  }
}
