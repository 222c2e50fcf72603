/// What an assembly makes for one case of a route, and what it hands on.
package struct AssemblyCase: Sendable {
  /// Something that is made, with what its maker gets.
  package struct Part: Hashable, Sendable {
    /// A type: `BagModel`.
    package let type: String
    package let values: [Value]
  }

  /// What a maker gets: a value, or a closure to be called later.
  package struct Value: Hashable, Sendable {
    /// Nil without one, as for a closure behind the brackets.
    package let label: String?
    /// Its source.
    package let text: String
    package let isClosure: Bool
  }

  /// The route's type and its case.
  package let route: String
  package let name: String
  /// `Shop/ShopScreens.swift:12`.
  package let site: String
  /// In the order of the source, the outer ones first.
  package let parts: [Part]
}

extension AssemblyCase.Part: CustomStringConvertible {
  /// The type, with the names of what it gets: `BagModel(bag, catalogue, onDone {…})`.
  package var description: String { "\(type)(\(values.map(\.gist).joined(separator: ", ")))" }
}

extension AssemblyCase.Value {
  /// The label, or the text where there is none; what a call gets and a closure does is left out.
  fileprivate var gist: String {
    guard isClosure else { return label ?? text.replacing(/\(.+\).*/, with: "(…)") }
    return label.map { "\($0) {…}" } ?? "{…}"
  }
}
