/// What an assembly makes for one case of a route, and what it hands on.
struct AssemblyCase: Sendable {
  /// Something that is made, with what its maker gets.
  struct Part: Hashable, Sendable {
    /// A type: `BagModel`.
    let type: String
    let values: [Value]
  }

  /// What a maker gets: a value, or a closure to be called later.
  struct Value: Hashable, Sendable {
    /// Nil without one, as for a closure behind the brackets.
    let label: String?
    /// Its source.
    let text: String
    let isClosure: Bool
  }

  /// The route's type and its case.
  let route: String
  let name: String
  /// `Shop/ShopScreens.swift:12`.
  let site: String
  /// In the order of the source, the outer ones first.
  let parts: [Part]
}

extension AssemblyCase.Part: CustomStringConvertible {
  /// The type, with the names of what it gets: `BagModel(bag, catalogue, onDone {…})`.
  var description: String { "\(type)(\(values.map(\.gist).joined(separator: ", ")))" }
}

extension AssemblyCase.Value {
  /// The label, or the text where there is none; what a call gets and a closure does is left out.
  fileprivate var gist: String {
    guard isClosure else { return label ?? text.replacing(/\(.+\).*/, with: "(…)") }
    return label.map { "\($0) {…}" } ?? "{…}"
  }
}
