import PortolanUIKit

final class EventsController: PageController {
  init() { super.init(title: "Events") }

  required init?(coder: NSCoder) { return nil }

  override var texts: [String] { Event.all.map { "\($0.name), \($0.day)" } }
}
