import Portolan
import PortolanAssemblyReader

/// How the screens of an app hang together: what a plan to each sample builds, the ways in, and what
/// is handed to each screen.
struct NavigationGraph: Sendable {
  struct Screen: Sendable {
    /// How pictures and files call it: it begins with a letter.
    let id: String
    /// The case, without values.
    let label: String
    let module: String
    /// The link that opens it; nil when there is none, or when it is no sample.
    var link: String?
    /// The guards that are asked when it is opened first.
    var guards: [String] = []
    /// Why no plan reaches it from nothing; nil when one does.
    var problem: String?
    /// Where requests for it came from, the most frequent first.
    var entries: [Entry] = []
    /// What is made for it, and with what.
    var parts: [AssemblyCase.Part] = []
  }

  struct Edge: Hashable, Sendable {
    let from: String
    let to: String
    let kind: Kind
  }

  /// A place from which requests came that arrived at a screen.
  struct Entry: Hashable, Sendable {
    /// `Shop/BagModel.swift:31`, `a link from campaign 12`.
    let requester: String
    let count: Int
  }

  /// How a screen comes onto another one.
  enum Kind: Hashable, Sendable {
    case member, pushed
    case presented(String)

    var text: String {
      switch self {
      case .member: "member"
      case .pushed: "pushed"
      case .presented(let style): style
      }
    }
  }

  var screens: [Screen] = []
  private(set) var edges: [Edge] = []
  /// What is not drawn, and why.
  var notes: [String] = []
  private var ids: [AnyRoute: String] = [:]

  /// Draws the samples of an app.
  @MainActor init<App: NavigationTool>(of app: App.Type) async throws {
    for route in App.samples {
      let index = index(of: AnyRoute(route))
      screens[index].link = App.link(to: route)
      screens[index].guards = try await App.guards(of: route)
      let scene = try App.scene()
      do throws(NavigationError) {
        add(try App.plan(for: route, in: scene))
      } catch {
        screens[index].problem = error.diagnostic.what
      }
    }
  }

  private mutating func index(of route: AnyRoute) -> Int {
    let id = id(of: route)
    return screens.firstIndex { $0.id == id } ?? 0
  }

  /// The name of a screen, which is added when it is new.
  private mutating func id(of route: AnyRoute) -> String {
    if let id = ids[route] { return id }
    let label = route.label
    let same = screens.count { $0.label == label.text && $0.module == label.type }
    let name = "\(label.type)_\(label.text)" + (same == 0 ? "" : "_\(same + 1)")
    let id = String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    ids[route] = id
    screens.append(Screen(id: id, label: label.text, module: label.type))
    return id
  }

  /// Adds what a plan builds from nothing: the way to one screen, from the outside in.
  ///
  /// Of a layer beneath others only the outermost screen is taken: what stands in it has a plan of its own.
  private mutating func add(_ plan: NavigationPlan) {
    let front = plan.to.visiblePath.first
    var layer: AnyRoute?
    var before: (node: NodeID, route: AnyRoute)?
    var style: String?
    var isFront = false
    for node in plan.entering {
      if let next = plan.style(of: node) { (style, before) = ("\(next)", nil) }
      isFront = isFront || node == front
      guard let route = plan.to.route(of: node) else { continue }
      if let before {
        // What is on the way to the front holds the next; what is not has it on top.
        let isHeld = plan.to.visiblePath.contains(before.node)
        if isFront { add(before.route, route, isHeld ? .member : .pushed) }
      } else {
        if let layer, let style { add(layer, route, .presented(style)) }
        _ = id(of: route)
        layer = route
      }
      before = (node, route)
    }
  }

  private mutating func add(_ one: AnyRoute, _ other: AnyRoute, _ kind: Kind) {
    let edge = Edge(from: id(of: one), to: id(of: other), kind: kind)
    if edge.from != edge.to, !edges.contains(edge) { edges.append(edge) }
  }
}

extension NavigationGraph.Screen {
  /// The case alone, also when the route shows its values.
  var caseName: Substring { label.prefix { $0 != "(" } }
}
