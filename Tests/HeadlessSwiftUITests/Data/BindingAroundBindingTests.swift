import HeadlessSwiftUI
import Observation
import Testing

extension Binding {
  /// Whether there is a value, as libraries of other people write it.
  fileprivate func isPresent<Wrapped: Sendable>() -> Binding<Bool> where Value == Wrapped? {
    Binding<Bool>(
      get: { self.wrappedValue != nil }, set: { if !$0 { self.wrappedValue = nil } })
  }
}

@Observable @MainActor private final class Model { var item: Int? }

private final class Published: ObservableObject, @unchecked Sendable {
  @HeadlessSwiftUI.Published var item: Int?
}

/// The ways to have something presented by a binding that is made around another one.
private enum Pattern: CaseIterable, Sendable {
  case sheet, alert, destination, childSheet, childCover, bindable, local, observed
  case ownerReads, ownState, direct, kept
}

@MainActor private struct Owner: View {
  let pattern: Pattern
  @State private var item: Int?
  @State private var on = false
  @State private var ticks = 0
  @State private var model = Model()
  @StateObject private var published = Published()

  var body: some View {
    Button("Tick \(ticks)") { ticks += 1 }
    Button("Present") { set(1) }
    content
  }

  private func set(_ value: Int?) {
    on = value != nil
    (item, model.item, published.item) = (value, value, value)
  }

  private var presented: some View { Button("Close") { set(nil) } }

  @ViewBuilder private var content: some View {
    switch pattern {
    case .sheet: Text("here").sheet(isPresented: $item.isPresent()) { presented }
    case .alert: Text("here").alert("Present", isPresented: $item.isPresent()) { presented }
    case .destination:
      NavigationStack {
        Text("here").navigationDestination(isPresented: $item.isPresent()) { presented }
      }
    case .childSheet: SheetChild(item: $item)
    case .childCover: CoverChild(on: $on)
    case .bindable: BindableChild(model: model)
    case .local: LocalChild(model: model)
    case .observed: Text("here").sheet(isPresented: $published.item.isPresent()) { presented }
    case .ownerReads:
      Text("\(item ?? 0)").sheet(isPresented: $item.isPresent()) { presented }
    case .ownState:
      Text("here").sheet(isPresented: Binding(get: { on }, set: { on = $0 })) { presented }
    case .direct: Text("here").sheet(isPresented: $on) { presented }
    case .kept: KeptChild(fields: Fields(item: $item))
    }
  }
}

@MainActor private struct SheetChild: View {
  @Binding var item: Int?
  var body: some View {
    Text("here").sheet(isPresented: Binding(get: { item != nil }, set: { if !$0 { item = nil } })) {
      Button("Close") { item = nil }
    }
  }
}

@MainActor private struct CoverChild: View {
  @Binding var on: Bool
  var body: some View {
    Text("here").fullScreenCover(isPresented: Binding(get: { on }, set: { on = $0 })) {
      Button("Close") { on = false }
    }
  }
}

@MainActor private struct BindableChild: View {
  @Bindable var model: Model
  var body: some View {
    Text("here").sheet(isPresented: $model.item.isPresent()) {
      Button("Close") { model.item = nil }
    }
  }
}

@MainActor private struct LocalChild: View {
  let model: Model
  var body: some View {
    @Bindable var b = model
    Text("here").sheet(isPresented: $b.item.isPresent()) { Button("Close") { model.item = nil } }
  }
}

/// A binding that no view holds as a property.
@MainActor private struct Fields { let item: Binding<Int?> }

@MainActor private struct KeptChild: View {
  let fields: Fields
  var body: some View {
    Text(fields.item.wrappedValue.map { "item \($0)" } ?? "here")
      .sheet(isPresented: fields.item.isPresent()) {
        Button("Close") { fields.item.wrappedValue = nil }
      }
  }
}

@MainActor @Suite("A binding that wraps another binding follows the wrapped binding")
struct BindingAroundBindingTests {
  private func isShown(_ scene: HeadlessScene) -> Bool {
    scene.nodes.all(.button).contains { $0.label == "Close" }
  }

  @Test(
    "models F1: what a binding around another one asks for comes, goes, and comes again",
    arguments: Pattern.allCases, [false, true])
  fileprivate func itIsPresented(pattern: Pattern, afterAnotherEvaluation ticks: Bool) throws {
    let scene = HeadlessScene { Owner(pattern: pattern) }
    for round in 0..<2 {
      if ticks { try scene.tap("Tick \(round)") }
      scene.turn()
      try scene.tap("Present")
      scene.turn()
      scene.finish()
      #expect(isShown(scene))
      try scene.tap("Close")
      scene.finish()
      #expect(!isShown(scene))
    }
    #expect(scene.faults.isEmpty)
    scene.close()
  }

  // MARK: What is evaluated

  fileprivate enum Child: CaseIterable, Sendable { case derived, member, plain, silent }

  private struct Parent: View {
    let child: Child
    @State private var pair: (left: Int, right: Int?) = (0, nil)
    var body: some View {
      Button("Set") { pair.right = 1 }
      switch child {
      case .derived: Reader(value: $pair.right.isPresent())
      case .member: Reader(value: $pair.right)
      case .plain: Reader(value: Binding<Int?>($pair.left)).id(0)
      case .silent: Silent(value: $pair.right)
      }
    }
  }

  private struct Reader<Value>: View {
    @Binding var value: Value
    var body: some View { Text("\(value)") }
  }

  private struct Silent: View {
    @Binding var value: Int?
    var body: some View { Text("silent") }
  }

  @Test("models F1: the text of a child follows the binding that its parent derives")
  func aChildsTextFollows() throws {
    let scene = HeadlessScene { Parent(child: .derived) }
    #expect(scene.nodes.texts == ["false"])
    try scene.tap("Set")
    scene.turn()
    #expect(scene.nodes.texts == ["true"])
    scene.close()
  }

  @Test(
    "models F1: a state that is read through its binding brings its owner back",
    arguments: Child.allCases)
  fileprivate func theOwnerIsEvaluated(child: Child) throws {
    let scene = HeadlessScene { Parent(child: child) }
    scene.resetEvaluations()
    try scene.tap("Set")
    scene.turn()
    #expect(scene.evaluations["Parent", default: 0] == (child == .silent ? 0 : 1))
    scene.close()
  }

  // MARK: Stale bindings (S64)

  private struct Names: View {
    @State private var names = ["a", "b"]
    var body: some View {
      Button("Remove") { names.removeLast() }
      ForEach(Array(names.indices), id: \.self) { Name(name: $names[$0]) }
    }
  }

  private struct Name: View {
    @Binding var name: String
    var body: some View {
      Text(name).sheet(isPresented: Binding(get: { name.isEmpty }, set: { _ in })) {}
    }
  }

  @Test("models F1: a binding to an element that has gone is not asked any more")
  func anElementThatHasGone() throws {
    let scene = HeadlessScene { Names() }
    try scene.tap("Remove")
    scene.turn()
    #expect(scene.nodes.texts == ["a"])
    #expect(scene.faults.isEmpty)
    scene.close()
  }
}
