import Help
import PortolanSwiftUI

/// One topic.
struct TopicView: View {
  let topic: Topic

  var body: some View {
    RowsView(topic.name) { Text(topic.text) }
  }
}
