import HeadlessSwiftUI
import HeadlessUIKit
import Portolan
import PortolanSwiftUI
import Testing

/// Five tabs with a stack of fifty screens each.
private struct WideMap: NavigationMap {
  func destination(for route: Wide) -> RouteDestination<Wide> {
    switch route {
    case .main: return .tabs((0..<5).map(Wide.tab), .root)
    case .tab: return .screenInStack(.member(of: .main))
    case .page(let tab, _): return .screen(.pushed(inStackOf: .tab(tab)))
    case .sheet: return .screenInStack(.presented(.sheet))
    }
  }
}

private enum Wide: NavigationRoute {
  case main, tab(Int), page(of: Int, Int), sheet
}

private struct WideViews: ViewAssembly {
  func screen(for route: Wide, in context: ScreenContext<Wide>) -> some View {
    switch route {
    case .main: EmptyView()
    case .tab(let tab): TabRootPage(tab: tab)
    case .page(let tab, let number): Page(tab: tab, number: number)
    case .sheet: SheetPage()
    }
  }

  func tabLabel(for member: Wide) -> some View { Text("\(member)") }
}

private struct TabRootPage: View {
  let tab: Int
  var body: some View { Text("Tab \(tab)") }
}

private struct Page: View {
  let tab: Int
  let number: Int
  var body: some View { Text("Page \(number) of \(tab)") }
}

private struct SheetPage: View {
  var body: some View { Text("Sheet") }
}

@MainActor
@Suite("A change reevaluates only the bodies of changed screens and of their containers (S53)")
struct EvaluationTests {
  private let navigator = Navigator(WideMap(), clock: HeadlessClock())

  private func settle(_ screen: HeadlessScene) async {
    for _ in 0..<40 {
      for _ in 0..<10 { await Task.yield() }
      screen.turn()
      if screen.isTransitioning {
        screen.finishTransitions()
      } else if !navigator.scene.isBusy {
        return
      }
    }
  }

  private func fill(_ screen: HeadlessScene) async {
    navigator.show(.main)
    await settle(screen)
    for tab in 0..<5 {
      for number in 1..<50 {
        navigator.show(.page(of: tab, number))
        await settle(screen)
      }
    }
  }

  @Test func `in an app of 250 screens`() async {
    let scene = navigator.scene
    let screen = HeadlessScene { SceneRootView(scene, WideViews()) }
    await fill(screen)
    // SwiftUI reads a tab view's selection itself, and tabs that were entered are there; one small view
    // tells that SwiftUI has seen the selection (S78), and one of a pushed screen hides Back while that asks.
    let changes: [(name: String, change: () -> NavigationRequest, allowed: [String: Int])] = [
      (
        "push", { navigator.show(.page(of: 4, 50)) },
        [
          "Page": 1, "NodeView": 1, "StackView": 1, "ScreenView": 1, "ScreenContent": 1, "Zoom": 1,
          "AskingBack": 1,
        ]
      ),
      ("pop", { navigator.back() }, ["StackView": 1]),
      ("tab switch", { navigator.select(.tab(2)) }, ["SelectionProbe": 1]),
      (
        "sheet", { navigator.show(.sheet) },
        [
          "SheetPage": 1, "NodeView": 2, "StackView": 1, "ScreenView": 1, "ScreenContent": 1,
          "LayerLook": 1, "Zoom": 1,
          "LayerPresenter": 2,
        ]
      ),
      ("dismissal", { navigator.dismiss() }, ["LayerPresenter": 1]),
    ]
    for (name, change, allowed) in changes {
      screen.resetEvaluations()
      let request = change()
      await settle(screen)
      #expect(request.ending == "arrived", "\(name)")
      let counted = screen.evaluations
      print("body evaluations, \(name): \(counted.sorted { $0.key < $1.key })")
      #expect(counted == allowed, "\(name)")
    }
    #expect(screen.faults.isEmpty)
  }
}
