import Foundation
import HeadlessSwiftUIStage
import HeadlessUIKitStage
import Portolan
import PortolanSwiftUI
import PortolanTesting
import PortolanUIKit
import Testing

private typealias Shop = Pages.Shop

// README begin
extension Navigator<Shop> {
  /// Shows the screens of last time or the first one, and then the links that wait.
  func finishLaunching(from file: URL) async {
    do {
      let saved = try SavedScene(reading: Data(contentsOf: file))
      try await scene.restore(saved).arrival()
    } catch {
      proceed(to: .main)  // the first launch, or nothing that can be restored
    }
    scene.holdsLinks = false
  }
}
// README end

extension Pages {
  // README begin swiftui
  struct ShopWindow: View {
    @State private var navigator: Navigator<Shop>
    private let file: URL

    init(session: Session, file: URL) {
      self.file = file
      navigator = Navigator(ShopMap(), guards: ShopGuards(session: session), links: .shop)
      navigator.scene.holdsLinks = true  // 1
    }

    var body: some View {
      SceneRootView(navigator.scene, ShopViews(navigator: navigator))
        .task {
          navigator.show(.splash)  // 2
          await navigator.finishLaunching(from: file)  // 4 and 5
        }
    }
  }
  // README end

  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    let navigator: Navigator<Shop>
    let file: URL
    var window: UIWindow?

    init(_ navigator: Navigator<Shop>, file: URL) {
      (self.navigator, self.file) = (navigator, file)
      super.init()
    }

    // README begin uikit
    func scene(
      _ scene: UIScene, willConnectTo _: UISceneSession, options: UIScene.ConnectionOptions
    ) {
      navigator.scene.holdsLinks = true  // 1
      navigator.show(.splash)  // 2
      navigator.scene.open(options)  // 3
      window = (scene as? UIWindowScene).map { UIWindow(windowScene: $0) }
      window?.rootViewController = SceneRootController(
        navigator.scene, ShopScreens(navigator: navigator))
      window?.makeKeyAndVisible()
      Task { await navigator.finishLaunching(from: file) }  // 4 and 5
    }
    // README end
  }
}

@MainActor
@Suite(
  "Launching an app in the documented order restores its screens and loses no link", .serialized)
struct LaunchingTests {
  private let file = URL.temporaryDirectory.appending(path: UUID().uuidString)
  private let navigator = Pages.navigator()
  private let session = Pages.Session()

  private func launch(
    _ framework: Framework, opening link: String? = nil
  ) async throws -> any Stage {
    let links = try link.map { [try #require(URL(string: $0))] } ?? []
    switch framework {
    case .uiKit:
      let stage = UIKitStage(
        connecting: Pages.SceneDelegate(navigator, file: file), opening: links)
      try await stage.settle()
      return stage
    case .swiftUI:
      let stage = SwiftUIStage { Pages.ShopWindow(session: session, file: file) }
      for link in links { stage.scene.open(link) }
      try await stage.settle()
      return stage
    }
  }

  /// Writes a scene with the bag over a product.
  private func save() async throws {
    let old = Pages.navigator()
    let host = RecordingHost()
    host.attach(to: old.scene)
    try await old.navigate(to: .product(id: 1))
    try await old.navigate(to: .bag)
    try old.scene.save().data().write(to: file)
  }

  @Test(arguments: Framework.allCases) func forTheFirstTime(framework: Framework) async throws {
    let stage = try await launch(framework)
    #expect(stage.picture == "main[*(products) | search…]")
    #expect(stage.faults.isEmpty)
  }

  @Test(arguments: Framework.allCases) func again(framework: Framework) async throws {
    try await save()
    let stage = try await launch(framework)
    #expect(stage.picture == "main[*(products › product(1)) | search…] ⇧ sheet (bag)")
    try FileManager.default.removeItem(at: file)
  }

  @Test(arguments: Framework.allCases) func byALink(framework: Framework) async throws {
    let stage = try await launch(framework, opening: "shop://products/7")
    #expect(stage.picture == "main[*(products › product(7)) | search…]")
  }

  @Test(arguments: Framework.allCases) func againByALink(framework: Framework) async throws {
    try await save()
    let stage = try await launch(framework, opening: "shop://products/7")
    #expect(stage.picture == "main[*(products › product(7)) | search…]")
    #expect(stage.faults.isEmpty)
    try FileManager.default.removeItem(at: file)
  }

  /// The same launch by hand, with a link during the splash.
  private func launch(
    holding holds: Bool, _ restore: (SavedScene) -> Void
  ) async throws -> (NavigationRequest, any Stage) {
    try await save()
    let saved = try SavedScene(reading: Data(contentsOf: file))
    try FileManager.default.removeItem(at: file)
    navigator.scene.holdsLinks = holds
    navigator.show(.splash)
    let stage = Framework.uiKit.stage(navigator)
    let link = navigator.open(try #require(URL(string: "shop://products/7")))
    restore(saved)
    try await stage.settle()
    return (link, stage)
  }

  private let restored = "main[*(products › product(1)) | search…] ⇧ sheet (bag)"

  @Test("without step 1 the link is lost") func notHeld() async throws {
    let (link, stage) = try await launch(holding: false) { navigator.scene.restore($0) }
    #expect(stage.picture == restored)
    #expect(throws: NavigationError.self) { try link.outcome?.get() }
  }

  @Test("with step 5 too early the link is lost") func releasedTooEarly() async throws {
    let (link, stage) = try await launch(holding: true) {
      navigator.scene.holdsLinks = false
      navigator.scene.restore($0)
    }
    #expect(stage.picture == restored)
    #expect(throws: NavigationError.self) { try link.outcome?.get() }
  }

  @Test("a held link into the restored part opens with it") func heldForThePart() async throws {
    let (link, stage) = try await launch(holding: true) { navigator.scene.restore($0) }
    #expect(stage.picture == "main[*(products › product(7)) | search…]")
    #expect(try link.outcome?.get().route == AnyRoute(Shop.product(id: 7)))
  }
}
