extension View {
  /// Shows a text beside the label of the tab that shows the view; nil for none.
  @available(iOS 15.0, *)
  nonisolated public func badge(_ label: Text?) -> some View {
    modified(by: BadgeModifier(text: label?.string))
  }
}

@available(iOS 18.0, visionOS 2.0, *)
extension TabContent {
  /// Shows a text beside the labels of the tabs; nil for none.
  nonisolated public func badge(_ label: Text?) -> some TabContent<Self.TabValue> {
    BadgedTabs(content: self, text: label?.string)
  }
}

private struct BadgeModifier: NodeModifier {
  let text: String?

  func facts(_ facts: inout ViewFacts) { facts.badge = text }
}

@available(iOS 18.0, visionOS 2.0, *)
private struct BadgedTabs<Content: TabContent> {
  let content: Content
  let text: String?
}

@available(iOS 18.0, visionOS 2.0, *)
extension BadgedTabs: TabContent, TabPartsBearing {
  typealias TabValue = Content.TabValue

  func tabParts(under key: [ViewKey], in section: String?) -> [ViewPart] {
    HeadlessSwiftUI.tabParts(of: content, under: key, in: section).map {
      ViewPart(key: $0.key, view: $0.view.badged(text))
    }
  }
}
