import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Testing

/// Views under a controller of UIKit's, inside a scene and in a plain window.
@MainActor
@Suite(
  "Views in a hosting controller appear and disappear with it, and read their scene's environment")
struct HostingControllerTests {
  private struct Named: View {
    let name: String
    let log: Log
    @State private var count = 0
    @Environment(\.layoutDirection) private var direction
    var body: some View {
      Button("\(name) \(count) \(direction)") { count += 1 }
        .onAppear { log.add("\(name) on") }
        .onDisappear { log.add("\(name) off") }
    }
  }

  private struct Hosting: UIViewControllerRepresentable {
    let name: String
    let log: Log
    func makeUIViewController(context: Context) -> UIHostingController<Named> {
      UIHostingController(rootView: Named(name: name, log: log))
    }
    func updateUIViewController(_ controller: UIHostingController<Named>, context: Context) {
      controller.rootView = Named(name: name, log: log)
    }
  }

  private struct Owner: View {
    let flags: TwoFlags
    let log: Log
    var body: some View {
      if !flags.second { Hosting(name: flags.first ? "new" : "old", log: log) }
    }
  }

  private func buttons(_ scene: HeadlessScene) -> [String] {
    scene.nodes.all(.button).map(\.label)
  }

  @Test func anotherRootViewKeepsTheStateAndTheScenesEnvironment() throws {
    let (flags, log) = (TwoFlags(), Log())
    let scene = HeadlessScene(layoutDirection: .rightToLeft) { Owner(flags: flags, log: log) }
    try scene.tap("old 0 rightToLeft")
    scene.turn()
    #expect(buttons(scene) == ["old 1 rightToLeft"])
    flags.first = true
    scene.turn()
    #expect(buttons(scene) == ["new 1 rightToLeft"])
  }

  /// Says how much room there is, as the environment has it.
  private struct Roomy: View {
    @Environment(\.horizontalSizeClass) private var width
    @Environment(\.verticalSizeClass) private var height
    var body: some View {
      Text(verbatim: [width, height].map { $0 == .regular ? "regular" : "compact" }.joined())
    }
  }

  @Test func itsViewsHaveTheRoomThatAContainerGivesIt() {
    let scene = HeadlessScene(device: .phone) { EmptyView() }
    let (window, container) = (UIWindow(windowScene: scene.screen.scene), UIViewController())
    let hosting = UIHostingController(rootView: Roomy())
    container.addChild(hosting)
    container.view.addSubview(hosting.view)
    container.traitOverrides.horizontalSizeClass = .regular
    window.rootViewController = container
    window.makeKeyAndVisible()
    scene.finish()
    #expect(scene.nodes.texts == ["regularregular"])
    container.traitOverrides.horizontalSizeClass = .compact
    scene.finish()
    #expect(scene.nodes.texts == ["compactregular"])
    scene.screen.rotate(to: CGSize(width: 844, height: 390), on: .phone)
    scene.finish()
    #expect(scene.nodes.texts == ["compactcompact"])
  }

  @Test func itsViewsAppearAndDisappearWithIt() {
    let (flags, log) = (TwoFlags(), Log())
    let scene = HeadlessScene { Owner(flags: flags, log: log) }
    #expect(log.take() == ["old on"])
    flags.second = true
    scene.turn()
    #expect(log.take() == ["old off"])
    #expect(buttons(scene).isEmpty)
  }

  @Test func aWindowThatGoesTakesTheViewsOffTheScreen() {
    let log = Log()
    let controller = UIHostingController(rootView: Named(name: "root", log: log))
    let screen = HeadlessScreen()
    let window = screen.makeWindow()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    screen.turn()
    #expect(log.take() == ["root on"])
    window.rootViewController = nil
    screen.turn()
    #expect(log.take() == ["root off"])
  }

  private struct Stacked: UIViewControllerRepresentable {
    let model: PathModel
    let log: Log
    func makeUIViewController(
      context: Context
    ) -> UIHostingController<StackApp> {
      UIHostingController(rootView: StackApp(model: model, log: log))
    }
    func updateUIViewController(
      _ controller: UIHostingController<StackApp>, context: Context
    ) {}
  }

  @Test(arguments: [HeadlessProfile.iOS17, .iOS18])
  func itFollowsTheProfileAndAssumptionsOfItsScene(profile: HeadlessProfile) {
    let (model, log) = (PathModel(), Log())
    let scene = HeadlessScene(
      profile: profile, assumptions: .with(\.coveredScreens, .builtAtOnce)
    ) { Stacked(model: model, log: log) }
    withTransaction(.cut) { model.path = [1, 2] }
    scene.turn()
    #expect(scene.screens == ["root", "1", "2"])
    #expect(scene.nodes.all(.screen).map(\.isBuilt) == [true, true, true])
    #expect(log.take().contains("root off") == (profile >= .iOS18))
  }

  @Test func itsFaultsAreTheScenes() {
    let model = PathModel()
    let scene = HeadlessScene {
      Hosted { NavigationStack(path: Bindable(model).path) { Text("root") } }
    }
    model.path = [1]
    scene.turn()
    #expect(scene.faults.count == 1)
    #expect(scene.faults.first?.contains("no matching navigationDestination") == true)
  }

  private struct Hosted<Inside: View>: UIViewControllerRepresentable {
    let inside: () -> Inside
    func makeUIViewController(context: Context) -> UIHostingController<Inside> {
      UIHostingController(rootView: inside())
    }
    func updateUIViewController(_ controller: UIHostingController<Inside>, context: Context) {}
  }

  @Test func eachStandsWhereItsControllerStands() {
    let scene = HeadlessScene {
      VStack {
        Hosted { Text("first") }
        Hosted { Text("second") }
      }
    }
    #expect(scene.nodes.all(.controller).map(\.texts) == [["first"], ["second"]])
  }
}
