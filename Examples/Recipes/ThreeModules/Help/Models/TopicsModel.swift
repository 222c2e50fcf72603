public import Portolan

/// The list of all topics.
@MainActor public struct TopicsModel {
  private let navigator: any Navigating<HelpRoute>

  /// Makes the model of one screen.
  public init(navigator: any Navigating<HelpRoute>) {
    self.navigator = navigator
  }

  /// The topics in their order.
  public var topics: [Topic] { Topic.all }

  /// The user chose a topic.
  public func choose(_ topic: Topic) {
    navigator.show(.topic(topic.name))
  }

  /// The user has read enough.
  public func close() {
    navigator.back()
  }
}
