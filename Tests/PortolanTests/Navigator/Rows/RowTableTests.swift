import Foundation
import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor @Suite("The page says who ends whom, and it is so") struct RowTableTests {
  /// What the page's table says in a line.
  struct Line: CustomTestStringConvertible {
    let name: String
    let cells: [String]
    var testDescription: String { name }
  }

  private static let newerRoute = Ward.refuge

  nonisolated static func lines() throws -> [Line] {
    let page = URL(fileURLWithPath: #filePath).appendingPathComponent(
      "../../../../../Sources/Portolan/Portolan.docc/OneRequest.md"
    ).standardizedFileURL
    let text = try String(contentsOf: page, encoding: .utf8)
    return text.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst().map { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      return Line(
        name: cells[0].trimmingCharacters(in: .whitespaces), cells: Array(cells.dropFirst()))
    }
  }

  @Test func `it has a line for each kind of origin`() throws {
    #expect(try Self.lines().map(\.name) == Kind.allCases.map(\.rawValue))
  }

  @Test(arguments: try lines(), [false, true])
  func `older ones end, or go on`(line: Line, isLink: Bool) async throws {
    let kind = try #require(Kind(rawValue: line.name))
    let ward = try await kind.start()
    let gate = ward.gate(.visit)
    let older = isLink ? ward.link(.visit) : ward.navigator.show(.visit)
    await eventually { gate.isAwaited }
    await settle()
    try await kind.go(on: ward)
    for _ in 0..<3 { await settle() }
    #expect(line.cells[isLink ? 1 : 0] == (older.outcome.isSuperseded ? "yes" : "no"))
  }

  @Test(arguments: try lines(), [false, true])
  func `it ends, or goes on`(line: Line, isLink: Bool) async throws {
    let kind = try #require(Kind(rawValue: line.name))
    guard kind != .doneGesture, kind != .refused, kind != .curtain else {
      return #expect(line.cells[isLink ? 3 : 2] == "–")
    }
    let ward = try await kind.start()
    var superseded: Set<Int> = []
    ward.navigator.scene.onEvent = {
      if case .failed(let stamp, .superseded) = $0 { superseded.insert(stamp.number) }
    }
    let gate = ward.gate(.visit)
    let number = ward.navigator.scene.traffic.lastNumber + 1
    try await kind.go(on: ward, slowly: gate)
    await eventually { gate.isAwaited }
    _ = isLink ? ward.link(.refuge) : ward.navigator.show(.refuge)
    for _ in 0..<3 { await settle() }
    let ended = superseded.contains { $0 >= number }
    #expect(line.cells[isLink ? 3 : 2] == (ended ? "yes" : "no"))
  }
}

extension Result<Arrival, NavigationError>? {
  fileprivate var isSuperseded: Bool {
    if case .failure(.superseded) = self { return true }
    return false
  }
}

/// What may be asked for, by the words of the page.
private enum Kind: String, CaseIterable {
  case code = "Code"
  case inTurn = "Code, `policy: .enqueue`"
  case replacing = "Code, `policy: .replace`"
  case link = "A link"
  case detour = "A detour, until the user sees it"
  case restoration = "A restoration"
  case gesture = "A gesture that asks a guard or a screen"
  case doneGesture = "A finished gesture"
  case alternative = "A redirect or detour of a guard that refused an open screen"
  case refused = "The removal of a refused screen"
  case curtain = "A curtain"
  case map = "Another map"
  case behind = "A change behind the front screen"

  /// A bed in front, and the porch in another tab.
  @MainActor func start() async throws -> WardShift {
    let ward = try await WardShift(showing: .right)
    try await ward.navigator.push(.porch).arrival()
    try await ward.navigator.navigate(to: .bed)
    return ward
  }

  /// Asks for it; what it needs a guard or a screen for may be kept waiting.
  @MainActor func go(on ward: WardShift, slowly gate: Gate? = nil) async throws {
    let scene = ward.navigator.scene
    let wanted: Ward = gate == nil ? .refuge : .visit
    switch self {
    case .code: ward.navigator.show(wanted)
    case .inTurn: ward.navigator.show(wanted, policy: .enqueue)
    case .replacing: ward.navigator.show(wanted, policy: .replace)
    case .link: _ = ward.link(wanted)
    case .detour:
      ward.keeper.verdicts[.shelf] = .detour(to: wanted)
      ward.navigator.show(.shelf)
    case .restoration:
      scene.restore(try await WardShift(showing: .left, wanted).navigator.scene.save())
    case .gesture:
      try ask(try #require(scene.tree.visiblePath.last), in: scene, gate)
      scene.submit(gesture: .back)
    case .doneGesture: ward.move { $0.swipeBack() }
    case .alternative, .refused:
      ward.keeper.verdicts[.bed] = self == .refused ? .deny("closed") : .redirect(to: wanted)
      Task { await ward.navigator.revalidate() }
    case .curtain: ward.navigator.show(.shade)
    case .map: scene.adopt(SmallWard(base: gate == nil ? nil : .visit))
    case .behind:
      let porch = try #require(scene.tree.homes(of: AnyRoute(Ward.porch)).compactMap(\.node).first)
      try ask(porch, in: scene, gate)
      _ = scene.submit(.close(.node(porch)), site: CallSite(named: "test"))
    }
  }

  @MainActor private func ask(
    _ node: NodeID, in scene: SceneNavigator, _ gate: Gate?
  ) throws {
    let context = try #require(ScreenContext<Ward>(node: node, in: scene))
    context.askBeforeLeaving {
      await gate?.wait()
      return .leave
    }
  }
}

/// Shows a bed over all, or over something.
private struct SmallWard: NavigationMap {
  let base: Ward?

  func destination(for route: Ward) -> Destination<Ward> {
    guard route == .bed else { return WardMap().destination(for: route) }
    if let base { return .screen(.pushed(onto: base), guards: [.bed]) }
    return .screen(.presented(.sheet), guards: [.bed])
  }
}
