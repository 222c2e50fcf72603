import Help
import PortolanSwiftUI

/// All topics.
struct TopicsView: View {
  let model: TopicsModel

  var body: some View {
    RowsView("Help") {
      ForEach(model.topics, id: \.self) { topic in Button(topic.name) { model.choose(topic) } }
      Button("Done") { model.close() }
    }
  }
}
