import HeadlessUIKit
import Testing

/// The four states of an appearance, each with the calls that lead there from nothing.
private enum Stage: String, CaseIterable, Sendable {
  case disappeared, appearing, appeared, disappearing

  var way: [Call] {
    switch self {
    case .disappeared: []
    case .appearing: [.beginTrue]
    case .appeared: [.beginTrue, .end]
    case .disappearing: [.beginTrue, .end, .beginFalse]
    }
  }
}

private enum Call: String, CaseIterable, Sendable {
  case beginTrue, beginFalse, end

  @MainActor func make(on controller: UIViewController) {
    switch self {
    case .beginTrue: controller.beginAppearanceTransition(true, animated: false)
    case .beginFalse: controller.beginAppearanceTransition(false, animated: false)
    case .end: controller.endAppearanceTransition()
    }
  }
}

@MainActor
@Suite("Each appearance call moves a controller to its next appearance state, or has no effect")
struct AppearanceTableTests {
  /// What a container's calls bring about from each state, and whether they are in balance.
  private static let steps: [(from: Stage, call: Call, heard: [String], isBalanced: Bool)] = [
    (.disappeared, .beginTrue, ["C.willAppear"], true),
    (.disappeared, .beginFalse, [], true),
    (.disappeared, .end, [], false),
    (.appearing, .beginTrue, [], false),
    (.appearing, .beginFalse, ["C.willDisappear"], true),
    (.appearing, .end, ["C.didAppear"], true),
    (.appeared, .beginTrue, [], true),
    (.appeared, .beginFalse, ["C.willDisappear"], true),
    (.appeared, .end, [], false),
    (.disappearing, .beginTrue, ["C.willAppear"], true),
    (.disappearing, .beginFalse, [], false),
    (.disappearing, .end, ["C.didDisappear"], true),
  ]

  @Test("U11 U13 each call in each state", arguments: 0..<12)
  func step(row: Int) async throws {
    let (from, call, heard, isBalanced) = Self.steps[row]
    try await onScreen { screen in
      let log = CallLog()
      let child = RecordingController("C", log)
      child.loadViewIfNeeded()
      for earlier in from.way { earlier.make(on: child) }
      _ = log.take()
      call.make(on: child)
      #expect(log.take() == heard, "\(call) while \(from)")
      #expect(screen.faults.isEmpty == isBalanced, "\(call) while \(from)")
    }
  }

  /// The shortest way between two states, and the callbacks on it: the whole table of sixteen.
  private static let ways: [[(calls: [Call], heard: [String])]] = [
    [
      ([], []), ([.beginTrue], ["willAppear"]),
      ([.beginTrue, .end], ["willAppear", "didAppear"]),
      ([.beginTrue, .beginFalse], ["willAppear", "willDisappear"]),
    ],
    [
      ([.beginFalse, .end], ["willDisappear", "didDisappear"]), ([], []),
      ([.end], ["didAppear"]), ([.beginFalse], ["willDisappear"]),
    ],
    [
      ([.beginFalse, .end], ["willDisappear", "didDisappear"]),
      ([.beginFalse, .beginTrue], ["willDisappear", "willAppear"]), ([], []),
      ([.beginFalse], ["willDisappear"]),
    ],
    [
      ([.end], ["didDisappear"]), ([.beginTrue], ["willAppear"]),
      ([.beginTrue, .end], ["willAppear", "didAppear"]), ([], []),
    ],
  ]

  @Test("U11 the way from each state to each other", arguments: 0..<4, 0..<4)
  func way(from: Int, to: Int) async throws {
    try await onScreen { screen in
      let log = CallLog()
      let child = RecordingController("C", log)
      child.loadViewIfNeeded()
      for call in Stage.allCases[from].way { call.make(on: child) }
      _ = log.take()
      let (calls, heard) = Self.ways[from][to]
      for call in calls { call.make(on: child) }
      #expect(log.take() == heard.map { "C.\($0)" })
      // One more end tells the state: the two that move finish, the two that rest complain.
      child.endAppearanceTransition()
      let ending = [[], ["C.didAppear"], [], ["C.didDisappear"]][to]
      #expect(log.take() == ending)
      #expect(screen.faults.count == (ending.isEmpty ? 1 : 0))
    }
  }

  @Test("U12 a child's state is the lesser of its own and its container's", arguments: 0..<4)
  func nested(container: Int) async throws {
    try await onScreen { screen in
      let log = CallLog()
      let host = ManualContainer("H", log)
      let window = screen.show(host)
      let middle = RecordingController("M", log)
      host.addChild(middle)
      host.view.addSubview(middle.view)
      let child = RecordingController("C", log)
      middle.addChild(child)
      middle.view.addSubview(child.view)
      _ = log.take()
      for call in Stage.allCases[container].way { call.make(on: middle) }
      let heard = log.take()
      #expect(
        heard.filter { $0.hasPrefix("C.") }.map { $0.dropFirst(2) }
          == heard.filter { $0.hasPrefix("M.") }.map { $0.dropFirst(2) })
      #expect(heard.count == 2 * Stage.allCases[container].way.count)
      _ = window
    }
  }
}
