/// Assemblies as their source has them: what each case makes and hands on.
///
/// It looks for types with a function `screen(for:)`, finds the `switch` over the route there or in
/// a function of the type that gets the route, and follows the type's own functions from each case.
/// What it cannot follow stands in `notes`.
package struct AssemblySource: Sendable {
  package private(set) var cases: [AssemblyCase] = []
  /// What the source does that is not understood, each with its place.
  package private(set) var notes: [String] = []

  /// Reads the assemblies whose types and extensions stand in these files.
  package init(_ files: [SwiftFile]) {
    let functions = files.flatMap(SwiftFunction.all)
    for owner in Set(functions.map(\.owner)).sorted() {
      let own = functions.filter { $0.owner == owner }
      guard
        let screen = own.first(where: { $0.name == "screen" && $0.parameters.first?.label == "for" }
        ),
        let route = screen.parameters.first
      else { continue }
      var trail = FunctionTrail(own)
      guard let branches = trail.branches(over: route.name, in: screen) else {
        notes.append("\(screen.site): no switch over \(route.name) was found in \(owner).")
        continue
      }
      for branch in branches { read(branch, of: route.type, &trail) }
    }
  }

  private mutating func read(
    _ branch: SwitchBranch, of route: String, _ trail: inout FunctionTrail
  ) {
    let place = branch.site
    notes += branch.notes.map { "\(place): \($0)" }
    let names = branch.names
    guard !names.isEmpty else { return }
    let found = trail.parts(in: branch.body)
    notes += found.notes.map { "\(place): \($0)" }
    if found.parts.isEmpty {
      notes.append(
        "\(place): no type is made for \(names.joined(separator: ", ")): \(branch.body.line.prefix(80))"
      )
    }
    cases += names.map { AssemblyCase(route: route, name: $0, site: place, parts: found.parts) }
  }
}
