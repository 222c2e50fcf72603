import HeadlessSwiftUI

/// Notes what UIKit tells a controller.
final class RecordingController: UIViewController {
  let name: String
  let log: Log

  init(name: String, log: Log) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() { log.add("\(name).didLoad") }
  override func viewWillAppear(_ animated: Bool) { log.add("\(name).willAppear") }
  override func viewDidAppear(_ animated: Bool) { log.add("\(name).didAppear") }
  override func viewWillDisappear(_ animated: Bool) { log.add("\(name).willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { log.add("\(name).didDisappear") }
}

/// Shows a controller that notes what it is told.
struct Recorder: UIViewControllerRepresentable {
  let name: String
  let log: Log

  func makeUIViewController(context: Context) -> RecordingController {
    RecordingController(name: name, log: log)
  }

  func updateUIViewController(_ controller: RecordingController, context: Context) {}

  static func dismantleUIViewController(_ controller: RecordingController, coordinator: ()) {
    controller.log.add("\(controller.name).dismantle")
  }
}
