import Foundation

/// A pattern of a rule: `*` is any text, `?` one character, `$(name)` one of some texts.
///
/// What a character is Apple does not say: here it is a Unicode scalar.
struct Glob: Hashable, Sendable {
  enum Token: Hashable, Sendable {
    case scalar(Unicode.Scalar)
    case one
    case any
    case oneOf(Set<Unicode.Scalar>)
    case choice(GlobChoice)
  }

  /// A variable that a pattern names and no file defines, or that is not closed.
  enum Fault: Error, Hashable {
    case undefined(String)
    case unterminated
    case nested(String)
  }

  /// Longer patterns match nothing; in scalars.
  ///
  /// No URL is as long.
  private static let longest = 4_096
  /// Patterns whose variables stand for more than two files hold match nothing either; in scalars.
  private static let mostValues = 2 * AssociationFile.largest

  let tokens: [Token]
  /// A pattern with a fault matches nothing.
  let faults: [Fault]

  init(_ pattern: String, variables: [String: [String]], isCaseSensitive: Bool) {
    var reader = GlobReader(pattern, variables, isCaseSensitive: isCaseSensitive)
    tokens = reader.tokens()
    faults = reader.faults
  }

  private init(_ tokens: [Token]) {
    self.tokens = tokens
    faults = []
  }

  /// Whether the pattern is too long to be compared.
  var isTooLong: Bool {
    let values = tokens.reduce(0) {
      if case .choice(let choice) = $1 { $0 + choice.size } else { $0 }
    }
    return tokens.count > Self.longest || values > Self.mostValues
  }

  /// Whether a text matches as a whole.
  ///
  /// It takes the product of both lengths at most; values of variables count as often as they are named.
  func matches(_ text: [Unicode.Scalar]) -> Bool {
    guard faults.isEmpty, !isTooLong else { return false }
    return ends(in: text).last == text.count
  }

  /// The pattern without what `count` tokens at its end say.
  func dropping(_ count: Int) -> Glob { Glob(Array(tokens.dropLast(count))) }

  /// Where a text can have been read up to, in ascending order.
  private func ends(in text: [Unicode.Scalar]) -> [Int] {
    var places = [0]
    var rest = tokens[...]
    while let token = rest.popFirst() {
      guard let first = places.first else { return [] }
      switch token {
      case .scalar, .one, .oneOf:
        places = places.compactMap { token.takes($0, of: text) ? $0 + 1 : nil }
      case .any:
        // Between two stars the first place will do: the second star takes what is over.
        if let run = Self.run(to: rest) {
          rest = rest[run.endIndex...]
          places = Self.first(run, in: text, from: first).map { [$0 + run.count] } ?? []
        } else {
          places = Array(first...text.count)
        }
      case .choice(let choice): places = choice.ends(in: text, from: places)
      }
    }
    return places
  }
}

extension Glob {
  /// The tokens up to the next star, when each of them takes one character; nil otherwise.
  private static func run(to rest: ArraySlice<Token>) -> ArraySlice<Token>? {
    guard let star = rest.firstIndex(of: .any) else { return nil }
    let isSimple = rest[..<star].allSatisfy { if case .choice = $0 { false } else { true } }
    return isSimple ? rest[..<star] : nil
  }

  /// Where the tokens are in a text for the first time.
  private static func first(
    _ run: ArraySlice<Token>, in text: [Unicode.Scalar], from start: Int
  ) -> Int? {
    guard start + run.count <= text.count else { return nil }
    return (start...(text.count - run.count)).first { place in
      run.enumerated().allSatisfy { $0.element.takes(place + $0.offset, of: text) }
    }
  }
}

extension Glob.Token {
  /// Whether a token that is one character is the one at a place.
  fileprivate func takes(_ place: Int, of text: [Unicode.Scalar]) -> Bool {
    guard place < text.count else { return false }
    return switch self {
    case .scalar(let scalar): text[place] == scalar
    case .oneOf(let scalars): scalars.contains(text[place])
    case .one: true
    case .any, .choice: false
    }
  }
}

/// Takes a pattern apart.
private struct GlobReader {
  private var rest: ArraySlice<Unicode.Scalar>
  private let variables: [String: [String]]
  private let isCaseSensitive: Bool
  private var choices: [String: Glob.Token] = [:]
  private(set) var faults: [Glob.Fault] = []

  init(_ pattern: String, _ variables: [String: [String]], isCaseSensitive: Bool) {
    rest = Array(pattern.unicodeScalars)[...]
    self.variables = variables
    self.isCaseSensitive = isCaseSensitive
  }

  mutating func tokens(canHaveVariables: Bool = true) -> [Glob.Token] {
    var tokens: [Glob.Token] = []
    while let scalar = rest.popFirst() {
      switch scalar {
      case "*": if tokens.last != .any { tokens.append(.any) }
      case "?": tokens.append(.one)
      case "$" where rest.first == "(":
        guard let end = rest.firstIndex(of: ")") else {
          faults.append(.unterminated)
          return tokens
        }
        let name = String(String.UnicodeScalarView(rest[(rest.startIndex + 1)..<end]))
        rest = rest[(end + 1)...]
        if canHaveVariables {
          tokens.append(token(for: name))
        } else {
          faults.append(.nested(name))
        }
      default: tokens += folded(scalar).map { .scalar($0) }
      }
    }
    return tokens
  }

  private func folded(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    isCaseSensitive ? [scalar] : Array(scalar.properties.lowercaseMapping.unicodeScalars)
  }

  private mutating func token(for name: String) -> Glob.Token {
    if let known = choices[name] { return known }
    if let values = variables[name] {
      return choice(
        of: name,
        values.map { value in
          var reader = GlobReader(value, [:], isCaseSensitive: isCaseSensitive)
          defer { faults += reader.faults }
          return reader.tokens(canHaveVariables: false)
        })
    }
    if let scalars = PredefinedVariable.scalars[name] {
      return .oneOf(isCaseSensitive ? scalars : Set(scalars.flatMap(folded)))
    }
    if let codes = PredefinedVariable.codes[name] {
      return choice(
        of: name, codes.map { $0.unicodeScalars.flatMap(folded).map { .scalar($0) } })
    }
    faults.append(.undefined(name))
    return choice(of: name, [])
  }

  private mutating func choice(of name: String, _ values: [[Glob.Token]]) -> Glob.Token {
    let choice = Glob.Token.choice(
      GlobChoice(values, of: name, isCaseSensitive: isCaseSensitive))
    choices[name] = choice
    return choice
  }
}

/// The variables that every file has (`components`, *substitutionVariables*).
enum PredefinedVariable {
  /// Those that stand for one character.
  static let scalars: [String: Set<Unicode.Scalar>] = [
    "upper": set("A"..."Z"), "lower": set("a"..."z"),
    "alpha": set("A"..."Z").union(set("a"..."z")), "digit": set("0"..."9"),
    "alnum": set("A"..."Z").union(set("a"..."z")).union(set("0"..."9")),
    "xdigit": set("0"..."9").union(set("a"..."f")).union(set("A"..."F")),
  ]

  /// Those that stand for a code of ISO 3166 or 639, as far as Foundation knows them.
  static let codes: [String: [String]] = [
    "region": Locale.Region.isoRegions.map(\.identifier).filter { $0.count == 2 },
    "lang": Locale.LanguageCode.isoLanguageCodes.map(\.identifier),
  ]

  private static func set(_ range: ClosedRange<Unicode.Scalar>) -> Set<Unicode.Scalar> {
    Set((range.lowerBound.value...range.upperBound.value).compactMap { Unicode.Scalar($0) })
  }
}
