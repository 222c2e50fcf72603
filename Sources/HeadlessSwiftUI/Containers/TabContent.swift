/// The contents of a `TabView` that are values: tabs, and sections of tabs.
///
/// What an app's own contents need is left out here.
@available(iOS 18.0, visionOS 2.0, *)
@MainActor @preconcurrency public protocol TabContent<TabValue> {
  /// The type of the values by which a selection finds the tabs.
  associatedtype TabValue: Hashable
}

/// Contents that the model of tabs takes apart.
@MainActor protocol TabPartsBearing {
  func tabParts(under key: [ViewKey], in section: String?) -> [ViewPart]
}

/// The tabs in contents.
@MainActor func tabParts(
  of content: Any, under key: [ViewKey], in section: String? = nil
) -> [ViewPart] {
  (content as? any TabPartsBearing)?.tabParts(under: key, in: section) ?? []
}

@available(iOS 18.0, visionOS 2.0, *)
extension ForEach: TabContent where Content: TabContent {
  /// The type of the tabs' values.
  public typealias TabValue = Content.TabValue
}

extension ForEach: TabPartsBearing {
  func tabParts(under key: [ViewKey], in section: String?) -> [ViewPart] {
    data.flatMap { element in
      HeadlessSwiftUI.tabParts(
        of: content(element), under: key + [.identity(AnyHashable(identity(element)))], in: section)
    }
  }
}

@available(iOS 18.0, visionOS 2.0, *)
extension ForEach where ID == Data.Element.ID, Content: TabContent, Data.Element: Identifiable {
  /// Makes tabs for each element, which knows its own identity.
  nonisolated public init<C>(
    _ data: Data, @TabContentBuilder<C> content: @escaping (Data.Element) -> Content
  ) where C == Content.TabValue {
    self.init(data: data, identity: { $0.id }, content: content)
  }
}

@available(iOS 18.0, visionOS 2.0, *)
extension ForEach where Content: TabContent {
  /// Makes tabs for each element, whose identity stands at a key path.
  nonisolated public init<C>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TabContentBuilder<C> content: @escaping (Data.Element) -> Content
  ) where C == Content.TabValue {
    self.init(data: data, identity: { $0[keyPath: id] }, content: content)
  }
}

@available(iOS 18.0, visionOS 2.0, *)
extension _ConditionalContent: TabContent
where
  TrueContent: TabContent, FalseContent: TabContent, TrueContent.TabValue == FalseContent.TabValue
{
  /// The type of the tabs' values.
  public typealias TabValue = TrueContent.TabValue
}

extension _ConditionalContent: TabPartsBearing {
  func tabParts(under key: [ViewKey], in section: String?) -> [ViewPart] {
    switch storage {
    case .first(let content):
      HeadlessSwiftUI.tabParts(of: content, under: key + [.branch(true)], in: section)
    case .second(let content):
      HeadlessSwiftUI.tabParts(of: content, under: key + [.branch(false)], in: section)
    }
  }
}
