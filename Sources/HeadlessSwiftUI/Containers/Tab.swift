/// A tab with a value, a label and a role.
@available(iOS 18.0, visionOS 2.0, *)
public struct Tab<Value, Content, Label> {
  let value: Value
  let role: TabRole?
  let content: Content
  let label: Label
}

@available(iOS 18.0, visionOS 2.0, *)
extension Tab where Value: Hashable, Content: View, Label: View {
  /// Creates a tab.
  nonisolated public init(
    value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    (self.value, role, self.content, self.label) = (value, nil, content(), label())
  }

  /// Creates a tab with a role; without one it is a tab as others.
  nonisolated public init(
    value: Value, role: TabRole?, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    (self.value, self.role, self.content, self.label) = (value, role, content(), label())
  }
}

@available(iOS 18.0, visionOS 2.0, *)
extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
  /// The type of the tab's value.
  public typealias TabValue = Value
}

@available(iOS 18.0, visionOS 2.0, *)
extension Tab: TabPartsBearing where Value: Hashable, Content: View, Label: View {
  func tabParts(under key: [ViewKey], in section: String?) -> [ViewPart] {
    let listed = content.modified(
      by: TabListedModifier(section: section, isSearch: role == .search))
    return [ViewPart(key: key, view: ErasedView.of(listed.tabItem { label }.tag(value)))]
  }
}

/// The purpose of a tab.
@available(iOS 18.0, visionOS 2.0, *)
public struct TabRole: Hashable, Sendable {
  private let name: String

  /// The app's search.
  public static var search: TabRole { TabRole(name: "search") }
}

/// Tabs under one heading of a sidebar.
@available(iOS 18.0, visionOS 2.0, *)
public struct TabSection<Header, Content, Footer, SelectionValue> {
  let title: String
  let content: Content
}

@available(iOS 18.0, visionOS 2.0, *)
extension TabSection
where
  Header == Text, Content: TabContent, Footer == EmptyView, SelectionValue == Content.TabValue
{
  /// Groups tabs under a title.
  nonisolated public init<S>(
    _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
  ) where S: StringProtocol {
    (self.title, self.content) = (String(title), content())
  }
}

@available(iOS 18.0, visionOS 2.0, *)
extension TabSection: TabContent
where
  Header: View, Content: TabContent, Footer: View, SelectionValue: Hashable,
  SelectionValue == Content.TabValue
{
  /// The type of the tabs' values.
  public typealias TabValue = SelectionValue
}

@available(iOS 18.0, visionOS 2.0, *)
extension TabSection: TabPartsBearing {
  func tabParts(under key: [ViewKey], in section: String?) -> [ViewPart] {
    HeadlessSwiftUI.tabParts(of: content, under: key, in: title)
  }
}

private struct TabListedModifier: NodeModifier {
  let section: String?
  let isSearch: Bool

  func facts(_ facts: inout ViewFacts) { (facts.section, facts.isSearch) = (section, isSearch) }
}
