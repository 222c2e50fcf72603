import PortolanSwiftUI

/// A screen with a sentence and at most one button, for what needs no more.
struct NoticeView: View {
  /// What the button says and does.
  struct Action {
    let label: String
    let perform: @MainActor () -> Void

    init(_ label: String, perform: @escaping @MainActor () -> Void) {
      self.label = label
      self.perform = perform
    }
  }

  private let title: String
  private let text: String
  private let action: Action?

  init(_ title: String, _ text: String, _ action: Action? = nil) {
    self.title = title
    self.text = text
    self.action = action
  }

  init(_ title: String, _ action: Action) {
    self.init(title, title, action)
  }

  var body: some View {
    VStack {
      Text(text)
      if let action { Button(action.label) { action.perform() } }
    }
    .navigationTitle(title)
  }
}
