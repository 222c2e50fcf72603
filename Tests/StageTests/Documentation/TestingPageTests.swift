import HeadlessSwiftUIStage
import HeadlessUIKit
import Portolan
import PortolanSwiftUI
import PortolanTesting
import TestSupport
import Testing

@MainActor private final class ShopApp {
  let session = Session()
  let navigator: Navigator<Shop>

  init(clock: any Clock<Duration> = ContinuousClock()) {
    session.isSignedIn = true
    navigator = Navigator(ShopMap(), guards: ShopGuards(session: session), clock: clock)
    navigator.show(.account)
  }

  var rootView: SceneRootView {
    SceneRootView(navigator) { route, _ in
      Text("\(route)")
    } tabLabel: {
      Text("\($0)")
    }
  }

  func signOut() async {
    session.isSignedIn = false
    await navigator.revalidate()
  }
}

private enum Help: NavigationRoute { case topics, topic(Int) }

private struct HelpMap: NavigationMap {
  func destination(for route: Help) -> RouteDestination<Help> {
    switch route {
    case .topics: return .screenInStack(.presented(.sheet))
    case .topic: return .screen(.pushed(onto: .topics))
    }
  }

  var samples: [Help] { [.topics, .topic(1)] }
}

@MainActor
@Suite("The code on the documentation page about testing does what the page says", .serialized)
struct TestingPageTests {
  // README begin sign-out
  @Test func aSignOutLeadsToTheSignIn() async throws {
    let app = ShopApp()
    let stage = SwiftUIStage { app.rootView }
    try await stage.settle()  // the guards of the first screens have answered
    #expect(stage.picture == "main[products… | *(account)]")

    try await stage.settle { await app.signOut() }
    #expect(stage.picture == "main[*(products) | account…] ⇧ sheet (signIn)")
  }
  // README end

  // README begin walk
  @Test(arguments: 1...20) func lawsOfAllFeatures(seed: UInt64) async {
    await NavigationWalk(among: ShopMap().samples, seed: seed) { clock, keeper in
      try SceneNavigator(
        NavigationFeature(ShopMap(), guards: keeper), NavigationFeature(HelpMap()), clock: clock)
    }.check()
  }
  // README end

  @Test(arguments: 1...3) func `a walk among the routes of all features`(seed: UInt64) async {
    let session = Session()
    // README begin all
    let routes = ShopMap().samples.map { AnyRoute($0) } + HelpMap().samples.map { AnyRoute($0) }
    await NavigationWalk(among: routes, seed: seed) { clock, _ in
      try SceneNavigator(
        NavigationFeature(ShopMap(), guards: ShopGuards(session: session)),
        NavigationFeature(HelpMap()), clock: clock)
    }.check()
    // README end
  }

  @Test func `a stage is not at rest when it is made`() async throws {
    let app = ShopApp()
    let stage = SwiftUIStage { app.rootView }
    #expect(stage.picture == "")
    try await stage.settle()
    #expect(stage.picture == "main[products… | *(account)]")
  }

  @Test func `a revalidation that nothing shows ends with its task`() async throws {
    let clock = HeadlessClock()
    let app = ShopApp(clock: clock)
    let stage = SwiftUIStage(clock: clock) { app.rootView }
    try await stage.settle()
    var isDone = false
    let task = Task {
      await app.signOut()
      isDone = true
    }
    await letTasksRun()
    #expect(!isDone)
    task.cancel()
    await task.value
    try await stage.settle()
    #expect(stage.picture == "main[*(products) | account…] ⇧ sheet (signIn)")
  }

  @Test func `a wait that nothing ends is given up, and says what it waits for`() async throws {
    let app = ShopApp(clock: HeadlessClock())
    let stage = SwiftUIStage { app.rootView }
    try await stage.settle()
    app.session.isReachable = false
    stage.patience = .milliseconds(300)
    let error = await #expect(throws: StageError.self) {
      try await stage.settle { await app.signOut() }
    }
    guard case .stillAwaited(["revalidate() waits for the guard signedIn"], _)? = error?.problem
    else {
      Issue.record("\(String(describing: error))")
      return
    }
    app.session.isReachable = true
    stage.patience = .seconds(10)
    try await stage.settle()
  }
}
