import Foundation

/// Assemblies as their source has them: what each case makes and hands on.
///
/// It looks for types with a function `screen(for:)`, finds the `switch` over the route there or in
/// a function of the type that gets the route, and follows the type's own functions from each case.
/// What it cannot follow stands in `notes`.
struct AssemblySource: Sendable {
  private(set) var cases: [AssemblyCase] = []
  /// What the source does that is not understood, each with its place.
  private(set) var notes: [String] = []

  /// Reads files; throws when one cannot be read, and when there is no assembly in them.
  init(files: [String], on console: Console) throws {
    var functions: [SwiftFunction] = []
    for path in files {
      let file = InputFile(path, on: console)
      let source = String(decoding: try file.bytes(), as: UTF8.self)
      do throws(SwiftLexer.Problem) {
        functions += SwiftFunction.all(in: try SwiftLexer.nodes(of: source), of: file.name)
      } catch {
        throw ToolFailure(
          sentence: "\(file.name):\(error.line) cannot be read as Swift: \(error.sentence).")
      }
    }
    self.init(functions)
    guard !cases.isEmpty || !notes.isEmpty else {
      throw ToolFailure(
        sentence:
          "There is no assembly in \(files.joined(separator: ", ")). Name files with a type that has a "
          + "function screen(for:in:), and those with its extensions.")
    }
  }

  init(_ functions: [SwiftFunction]) {
    for owner in Set(functions.map(\.owner)).sorted() {
      let own = functions.filter { $0.owner == owner }
      guard
        let screen = own.first(where: { $0.name == "screen" && $0.parameters.first?.label == "for" }
        ),
        let route = screen.parameters.first
      else { continue }
      var trail = FunctionTrail(own)
      guard let choice = trail.choice(over: route.name, in: screen) else {
        notes.append("\(screen.site): no switch over \(route.name) was found in \(owner).")
        continue
      }
      for branch in choice.branches { read(branch, of: route.type, choice.site, &trail) }
    }
  }

  private mutating func read(
    _ branch: SwitchBranch, of route: String, _ site: String, _ trail: inout FunctionTrail
  ) {
    let file = site.prefix { $0 != ":" }
    let place = "\(file):\(branch.line)"
    notes += branch.notes.map { "\(place): \($0)" }
    let names = branch.names
    guard !names.isEmpty else { return }
    let found = trail.parts(in: branch.body)
    notes += found.notes.map { "\(place): \($0)" }
    if found.parts.isEmpty {
      notes.append(
        "\(place): no type is made for \(names.joined(separator: ", ")): \(branch.body.text.prefix(80))"
      )
    }
    cases += names.map { AssemblyCase(route: route, name: $0, site: place, parts: found.parts) }
  }
}
