import HeadlessSwiftUI
import HeadlessUIKit
import Testing

/// Writes down the appearances of its controller.
private struct Listener: UIViewControllerRepresentable {
  let note: (String) -> Void

  func makeUIViewController(context: Context) -> ListeningController { ListeningController(note) }

  func updateUIViewController(_ controller: ListeningController, context: Context) {}
}

private final class ListeningController: UIViewController {
  private let note: (String) -> Void

  init(_ note: @escaping (String) -> Void) {
    self.note = note
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) { note("will") }
  override func viewDidAppear(_ animated: Bool) { note("did") }
}

private struct Page: View {
  let note: (String) -> Void
  @State private var isShown = false

  var body: some View {
    Button("Sheet") { isShown = true }.sheet(isPresented: $isShown) { Listener(note: note) }
  }
}

@MainActor @Suite("S71 A controller in a view hears of its screen in time, or otherwise")
struct ReportTests {
  /// The reports while a sheet comes, and when it has come.
  @Test(arguments: [
    (HeadlessViewAssumptions.Reports.inTime, ["will"], ["will", "did"]),
    (.early, ["will", "did"], ["will", "did"]),
    (.late, ["will"], ["will", "did"]),
    (.twice, ["will", "will"], ["will", "will", "did", "did"]),
  ])
  func reports(_ reports: HeadlessViewAssumptions.Reports, coming: [String], come: [String]) throws
  {
    var heard: [String] = []
    var assumptions = HeadlessViewAssumptions()
    assumptions.controllerReports = reports
    let scene = HeadlessScene(assumptions: assumptions) { Page { heard.append($0) } }
    try scene.tap("Sheet")
    scene.turn()
    #expect(heard == coming)
    scene.advance(by: .seconds(1))
    for _ in 0..<2 { scene.turn() }
    #expect(heard == come)
    scene.close()
  }
}
