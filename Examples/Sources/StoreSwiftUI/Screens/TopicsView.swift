import PortolanSwiftUI
import Store

/// The topics of the help.
struct TopicsView: View {
  let select: @MainActor (HelpTopic) -> Void
  let done: @MainActor () -> Void

  var body: some View {
    Page("Help", named: "topics") {
      ForEach(HelpTopic.allCases, id: \.self) { topic in
        Button(topic.title) { select(topic) }
      }
    }
    .toolbar {
      ToolbarItem(placement: .topBarLeading) { Button("Done") { done() } }
    }
  }
}
