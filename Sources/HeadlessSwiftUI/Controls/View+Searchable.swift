extension View {
  /// Puts a search field into the bar.
  @available(iOS 15.0, *)
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    search(text, prompt ?? Text(verbatim: "Search"))
  }

  /// Puts a search field into the bar.
  @available(iOS 15.0, *)
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    search(text, Text(prompt))
  }

  /// Puts a search field into the bar.
  @available(iOS 15.0, *)
  @_disfavoredOverload
  nonisolated public func searchable<S>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View where S: StringProtocol {
    search(text, Text(prompt))
  }

  nonisolated private func search(_ text: Binding<String>, _ prompt: Text) -> some View {
    ToolbarView(content: self, items: ErasedView.of(TextField(text: text, label: prompt)))
  }
}

/// Where a search field stands.
@available(iOS 15.0, *)
public struct SearchFieldPlacement: Sendable {
  private let name: String

  /// Where the system thinks best.
  public static let automatic = SearchFieldPlacement(name: "automatic")
  /// In the bar with the title.
  public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")
  /// In a bar.
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
}
