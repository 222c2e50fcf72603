import PictureNames
import PortolanUIKit
import Store

/// The topics of the help.
final class TopicsScreen: StoreScreen, Pictured {
  let pictureName = "topics"
  private let select: @MainActor (HelpTopic) -> Void

  init(
    select: @escaping @MainActor (HelpTopic) -> Void, onDone: @escaping @MainActor () -> Void
  ) {
    self.select = select
    super.init(title: "Help")
    navigationItem.leftBarButtonItem = barButton(.done) { onDone() }
  }

  required init?(coder: NSCoder) {
    preconditionFailure("The Store's screens are made in code.")
  }

  override func rows() -> [UIView] {
    HelpTopic.allCases.map { topic in
      Row.button(topic.title) { [select] in select(topic) }
    }
  }
}
