import HeadlessSwiftUI
import HeadlessUIKit
import Observation
import Testing

/// Nothing holds what has gone: screens, layers, tabs, controllers, closed scenes.
@MainActor @Suite("HeadlessSwiftUI releases screens, layers, tabs and scenes after they close")
struct FreeingTests {
  @MainActor fileprivate final class Token {}

  private struct Holding: View {
    let token: Token
    var body: some View {
      Text("holding").onAppear { _ = token }.onDisappear { _ = token }
        .onChange(of: 1) { _ = token }.task { _ = token }
        .accessibilityAction(.escape) { _ = token }
    }
  }

  enum Place: CaseIterable, Sendable { case root, screen, sheet, cover, tab, hosted, list, moving }

  private struct Hosted: UIViewControllerRepresentable {
    let token: Token
    func makeUIViewController(context: Context) -> UIHostingController<Holding> {
      UIHostingController(rootView: Holding(token: token))
    }
    func updateUIViewController(_ controller: UIHostingController<Holding>, context: Context) {}
  }

  private struct App: View {
    let place: Place
    let flags: TwoFlags
    let path: PathModel
    /// Nobody but what is shown holds it.
    let make: () -> Token

    var body: some View {
      VStack {
        if flags.first {
          switch place {
          case .root: Holding(token: make())
          case .list: List { ForEach(0..<2) { _ in Holding(token: make()) } }
          case .tab: TabView { Holding(token: make()).tabItem { Text("One") } }
          case .hosted: Hosted(token: make())
          case .moving: Holding(token: make()).transition(.opacity)
          default: Text("elsewhere")
          }
        }
        NavigationStack(path: Bindable(path).path) {
          Text("root").navigationDestination(for: Int.self) { _ in Holding(token: make()) }
        }
      }
      .sheet(isPresented: .init(get: { flags.first && place == .sheet }, set: { _ in })) {
        Holding(token: make())
      }
      .fullScreenCover(isPresented: .init(get: { flags.first && place == .cover }, set: { _ in })) {
        Holding(token: make())
      }
    }
  }

  private final class Made {
    private var tokens: [() -> Token?] = []
    var isEmpty: Bool { tokens.isEmpty }
    @MainActor func make() -> Token {
      let token = Token()
      tokens.append { [weak token] in token }
      return token
    }
    var alive: Int { tokens.filter { $0() != nil }.count }
  }

  private func shown(_ place: Place, _ made: Made) async -> (HeadlessScene, () -> Void) {
    let (flags, path) = (TwoFlags(), PathModel())
    let scene = HeadlessScene {
      App(place: place, flags: flags, path: path) { made.make() }
    }
    let show = { (isOn: Bool) in
      withAnimation { flags.first = isOn }
      path.path = isOn && place == .screen ? [1] : []
    }
    show(true)
    scene.finish()
    await scene.settle()
    return (scene, { show(false) })
  }

  @Test(arguments: Place.allCases)
  func p5WhatHasGoneIsFreed(place: Place) async {
    let made = Made()
    let (scene, hide) = await shown(place, made)
    #expect(made.alive > 0)
    hide()
    scene.finish()
    await scene.settle()
    #expect(made.alive == 0)
  }

  @Test(arguments: Place.allCases, [false, true])
  func aClosedSceneFreesEverythingEvenHalfWay(place: Place, isLeaving: Bool) async {
    let made = Made()
    let (scene, hide) = await shown(place, made)
    #expect(made.alive > 0)
    if isLeaving {
      hide()
      scene.turn()
    }
    scene.close()
    await scene.settle()
    #expect(made.alive == 0)
    #expect(!made.isEmpty)
  }

  @Test func aClosedSceneIsFreedItself() {
    weak var freed: HeadlessScene?
    do {
      let scene = HeadlessScene { StackApp(model: PathModel(), log: Log()) }
      freed = scene
      scene.turn()
      scene.close()
    }
    #expect(freed == nil)
  }
}
