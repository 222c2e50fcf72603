public import Help

extension RowsViewController {
  /// All topics.
  public convenience init(_ model: TopicsModel) {
    let topics = model.topics.map { topic in Row.button(topic.name) { model.choose(topic) } }
    self.init("Help", topics + [.button("Done", model.close)])
  }

  /// One topic.
  public convenience init(_ topic: Topic) {
    self.init(topic.name, [.text(topic.text)])
  }
}
