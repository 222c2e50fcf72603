/// What a table knows of a pattern before it is compiled; nothing of it changes.
@usableFromInline
class PatternSource: @unchecked Sendable {
  let text: String
  let aliases: [String]
  let parameters: [PatternParameter]
  let rules: PatternRules

  init(
    _ text: String, aliases: [String], _ parameters: [PatternParameter], _ rules: PatternRules
  ) {
    self.text = text
    self.aliases = aliases
    self.parameters = parameters
    self.rules = rules
  }
}

/// What a pattern knows of one of its values.
@usableFromInline
struct PatternParameter: Sendable {
  let arity: LinkArity
  let shape: LinkShape
  let sample: String?
  /// The text of the value that a text stands for: `1` for `01`; nil when it is no value.
  let canonical: @Sendable (LinkText) -> LinkText?

  @usableFromInline
  init<Value>(_ codec: LinkCodec<Value>) {
    arity = codec.arity
    shape = codec.shape
    sample = codec.sample
    canonical = { [read = codec.read, write = codec.write] text in read(text).flatMap(write) }
  }
}

/// Sees whether a pattern's text goes with its values.
enum PatternCheck {
  /// The syntax of a pattern's text, or of an alias of `main`.
  static func syntax(
    of text: String, parameters: [PatternParameter], as main: PatternSyntax?
  ) throws(PatternFault) -> PatternSyntax {
    var syntax = try PatternReader.syntax(of: text)
    guard PathVariants.count(of: syntax) <= PathVariants.limit else {
      throw .tooManyOptionals(limit: PathVariants.limit)
    }
    if main == nil, syntax.names.count != parameters.count {
      throw .count(placeholders: syntax.names.count, values: parameters.count)
    }
    for (slot, name) in syntax.names.enumerated() {
      guard let own = main == nil ? slot : main?.names.firstIndex(of: name) else {
        throw .unknownName(name)
      }
      let presence = syntax.presences[slot]
      guard parameters[own].arity == presence.arity else { throw .arity(name) }
      guard case .defaulted(let text) = presence else { continue }
      guard case .one(let text)? = parameters[own].canonical(.one(text)) else {
        throw .badDefault(name)
      }
      syntax.presences[slot] = .defaulted(text)
    }
    for (slot, name) in (main?.names ?? []).enumerated() where !syntax.names.contains(name) {
      let presence = main?.presences[slot] ?? .required
      guard presence.isOptional || presence == .many else { throw .missingName(name) }
    }
    return syntax
  }
}
