import PictureNames
import PortolanUIKit
import Store

/// What there is to say of a topic of the help, or that none is chosen.
final class TopicScreen: StoreScreen, Pictured {
  var pictureName: String { topic.map { "topic(\($0))" } ?? "noTopic" }
  private let topic: HelpTopic?

  init(_ topic: HelpTopic?) {
    self.topic = topic
    super.init(title: topic?.title ?? "No Topic")
  }

  required init?(coder: NSCoder) {
    preconditionFailure("The Store's screens are made in code.")
  }

  override func rows() -> [UIView] {
    [topic.map { Row.text($0.answer) } ?? Row.note("Choose a topic.")]
  }
}
