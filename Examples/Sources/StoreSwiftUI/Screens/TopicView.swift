import PortolanSwiftUI
import Store

/// What there is to say of a topic of the help, or that none is chosen.
struct TopicView: View {
  let topic: HelpTopic?

  var body: some View {
    Page(topic?.title ?? "No Topic", named: topic.map { "topic(\($0))" } ?? "noTopic") {
      if let topic {
        Text(topic.answer)
      } else {
        Text("Choose a topic.").font(.footnote).foregroundStyle(.secondary)
      }
    }
  }
}
