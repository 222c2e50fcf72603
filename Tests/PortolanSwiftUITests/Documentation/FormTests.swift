import Foundation
import HeadlessSwiftUI
import Observation
import Portolan
import PortolanSwiftUI
import TestSupport
import Testing

// README begin draft
@MainActor @Observable final class TripDraft: @MainActor Codable {
  var city = ""
  var days = 1
  init() {}

  private enum CodingKeys: String, CodingKey { case _city = "city", _days = "days" }
}
// README end

struct Trip: Equatable {
  let city: String
  let days: Int
}

// README begin routes
struct NewTrip: ScreenQuestion {
  typealias Answer = Trip
  let owner: String
  var route: Travel { .city(self) }
}

enum Travel: NavigationRoute { case trips, city(NewTrip), days(NewTrip), check(NewTrip) }

struct TravelMap: NavigationMap {
  func destination(for route: Travel) -> RouteDestination<Travel> {
    switch route {
    case .trips: return .screenInStack(.root)
    case .city: return .screenInStack(.presented(.sheet))
    case .days(let form): return .screen(.pushed(onto: .city(form)))
    case .check(let form): return .screen(.pushed(onto: .days(form)))
    }
  }
}
// README end

// README begin views
struct TravelViews: ViewAssembly {
  let navigator: Navigator<Travel>

  func screen(for route: Travel, in context: ScreenContext<Travel>) -> some View {
    switch route {
    case .trips: Text("Trips")
    case .city(let form):
      CityStep(draft: draft(of: form, in: context)) { context.push(.days(form)) }
    case .days(let form):
      DaysStep(draft: draft(of: form, in: context)) { context.push(.check(form)) }
    case .check(let form):
      CheckStep(draft: draft(of: form, in: context)) { finish(form, with: $0) }
    }
  }

  /// All steps have one draft, which belongs to the first.
  private func draft(of form: NewTrip, in context: ScreenContext<Travel>) -> TripDraft {
    context.savedModel(of: form.route) { TripDraft() }
  }

  /// The first step was asked, so its context answers.
  private func finish(_ form: NewTrip, with trip: Trip) {
    guard let first = navigator.tree.node(of: form.route) else { return }
    ScreenContext<Travel>(node: first, in: navigator.scene)?.finish(form, with: trip)
  }
}
// README end

private struct CityStep: View {
  @Bindable var draft: TripDraft
  let next: @MainActor () -> Void
  var body: some View {
    TextField("City", text: $draft.city)
    Button("To the days", action: next)
  }
}

private struct DaysStep: View {
  let draft: TripDraft
  let next: @MainActor () -> Void
  var body: some View {
    Button("One day more") { draft.days += 1 }
    Button("To the check", action: next)
  }
}

private struct CheckStep: View {
  let draft: TripDraft
  let done: @MainActor (Trip) -> Void
  var body: some View {
    Text("\(draft.city), \(draft.days)")
    Button("Book") { done(Trip(city: draft.city, days: draft.days)) }
  }
}

@MainActor
@Suite("A form of several steps keeps its draft and returns its answer, as the page on forms says")
struct FormTests {
  /// The app in a window.
  @MainActor private struct Window {
    let navigator: Navigator<Travel>
    let screen: HeadlessScene

    init() {
      let clock = HeadlessClock()
      let navigator = Navigator(TravelMap(), clock: clock)
      self.navigator = navigator
      screen = HeadlessScene(clock: clock) {
        SceneRootView(navigator.scene, TravelViews(navigator: navigator))
      }
    }

    func act(_ action: () throws -> Void = {}) async throws {
      try action()
      await screen.comeToRest()
      #expect(screen.faults == [])
    }

    func fillIn() async throws {
      try await act { try screen.type("Oslo", into: "City") }
      try await act { try screen.tap("To the days") }
      try await act { try screen.tap("One day more") }
      try await act { try screen.tap("To the check") }
    }
  }

  private let form = NewTrip(owner: "Ada")

  @Test("the last step answers the question of the first") func answers() async throws {
    let window = Window()
    window.navigator.show(.trips)
    try await window.act()
    let asked = Task { [navigator = window.navigator, form] in try await navigator.ask(form) }
    try await window.act()
    try await window.fillIn()
    #expect(window.screen.nodes.texts.contains("Oslo, 2"))
    try await window.act { try window.screen.tap("Book") }
    #expect(try await asked.value == .finished(Trip(city: "Oslo", days: 2)))
    #expect(window.navigator.tree.picture == "(trips)")
  }

  @Test("the last step's own context does not answer") func otherContext() async throws {
    let window = Window()
    var codes: [String] = []
    window.navigator.scene.onDiagnostic = { codes.append($0.code) }
    window.navigator.show(.trips)
    window.navigator.show(.check(form))
    try await window.act()
    let node = try #require(window.navigator.tree.visiblePath.last)
    let last = try #require(ScreenContext<Travel>(node: node, in: window.navigator.scene))
    let request = last.finish(form, with: Trip(city: "Oslo", days: 2))
    guard case .failure(.stays)? = request.outcome else {
      Issue.record("\(String(describing: request.outcome))")
      return
    }
    #expect(codes == ["NAV060"])
  }

  @Test("after a relaunch the draft is there, and the answer closes the form")
  func relaunch() async throws {
    let first = Window()
    first.navigator.show(.trips)
    first.navigator.show(.city(form))
    try await first.act()
    try await first.fillIn()
    let data = try first.navigator.scene.save().data()

    let second = Window()
    try second.navigator.scene.restore(SavedScene(reading: data))
    try await second.act()
    #expect(second.navigator.tree.picture == first.navigator.tree.picture)
    #expect(second.screen.nodes.texts.contains("Oslo, 2"))
    try await second.act { try second.screen.tap("Book") }
    #expect(second.navigator.tree.picture == "(trips)")
  }
}
