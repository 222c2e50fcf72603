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

@MainActor
@Suite("The model can send appearance callbacks on time, early, late or twice (S71)")
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

  @Test("U56 what stands in a stack finds the coordinator of its transition, until that has ended")
  func coordinators() throws {
    let model = PathModel()
    let (finder, log) = (Finder(), Log())
    let scene = HeadlessScene {
      StackApp(model: model, log: log).background { Finding(finder: finder) }
    }
    model.path = [1]
    scene.turn()
    let stack = try #require(finder.stack)
    #expect(stack.transitionCoordinator != nil)
    var isCancelled: [Bool] = []
    let note = { (context: any UIViewControllerTransitionCoordinatorContext) in
      isCancelled.append(context.isCancelled)
    }
    #expect(
      stack.transitionCoordinator?.animate(alongsideTransition: nil, completion: note) == true)
    scene.finishTransitions()
    try scene.beginSwipeBack()
    #expect(stack.transitionCoordinator?.isInteractive == true)
    #expect(
      stack.transitionCoordinator?.animate(alongsideTransition: nil, completion: note) == true)
    scene.cancelSwipeBack()
    #expect(isCancelled == [false, true])
    scene.close()
  }
}

/// Finds the stack beside a view.
@MainActor private final class Finder {
  weak var beside: UIViewController?

  var stack: UIViewController? {
    beside?.parent?.children.first { $0 is UINavigationController }
  }
}

private struct Finding: UIViewControllerRepresentable {
  let finder: Finder

  func makeUIViewController(context: Context) -> UIViewController {
    let made = UIViewController()
    finder.beside = made
    return made
  }

  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}
