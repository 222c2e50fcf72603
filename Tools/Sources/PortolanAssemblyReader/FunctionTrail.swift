import SwiftSyntax

/// Follows calls through the functions of one type.
struct FunctionTrail {
  private let functions: [SwiftFunction]
  /// The functions on the way, so that one that calls itself ends it.
  private var path: [SyntaxIdentifier] = []

  init(_ functions: [SwiftFunction]) { self.functions = functions }

  /// The `switch` over a parameter, in a function or in one that it hands the parameter to.
  mutating func branches(
    over parameter: String, in start: SwiftFunction
  ) -> [SwitchBranch]? {
    guard !path.contains(start.body.id) else { return nil }
    path.append(start.body.id)
    defer { path.removeLast() }
    if let branches = SwitchBranch.all(over: parameter, in: start) { return branches }
    for call in SwiftCall.all(in: start.body) {
      guard let place = call.arguments.firstIndex(where: { $0.text == parameter }),
        case .one(let next) = function(of: call), next.parameters.indices.contains(place)
      else { continue }
      if let found = branches(over: next.parameters[place].name, in: next) { return found }
    }
    return nil
  }

  /// What is made here, also in the type's own functions that are called or handed on.
  mutating func parts(
    in node: some SyntaxProtocol
  ) -> (parts: [AssemblyCase.Part], notes: [String]) {
    var (parts, notes): ([AssemblyCase.Part], [String]) = ([], [])
    func add(_ found: (parts: [AssemblyCase.Part], notes: [String])) {
      parts += found.parts.filter { !parts.contains($0) }
      notes += found.notes
    }
    for call in SwiftCall.all(in: node) {
      if call.makesType {
        add(([AssemblyCase.Part(type: call.name, values: call.values)], []))
        for argument in call.arguments where !argument.isClosure {
          add(self.parts(in: argument.value))
        }
        continue
      }
      switch function(of: call) {
      case .one(let next): add(follow(next))
      case .several:
        notes.append("\(call.name) may be several functions, so none is followed.")
      case .none: break
      }
      for argument in call.arguments {
        if let next = function(named: argument.text) { add(follow(next)) }
        add(self.parts(in: argument.value))
      }
    }
    return (parts, notes)
  }

  private mutating func follow(
    _ function: SwiftFunction
  ) -> (parts: [AssemblyCase.Part], notes: [String]) {
    guard !path.contains(function.body.id) else { return ([], []) }
    path.append(function.body.id)
    defer { path.removeLast() }
    return parts(in: function.body)
  }

  private enum Match {
    case one(SwiftFunction)
    case several
  }

  /// The type's own function that a call means, by name and labels.
  private func function(of call: SwiftCall) -> Match? {
    guard call.isOwn else { return nil }
    let labels = call.arguments.filter { !$0.isTrailing }.map(\.label)
    let named = functions.filter { $0.name == call.name }
    let fitting = named.filter { function in
      Array(function.parameters.map(\.label).prefix(labels.count)) == labels
    }
    guard let first = fitting.first else { return nil }
    return fitting.count == 1 ? .one(first) : .several
  }

  /// The only function of a name that is handed on uncalled.
  private func function(named name: String) -> SwiftFunction? {
    let named = functions.filter { $0.name == name }
    return named.count == 1 ? named.first : nil
  }
}
