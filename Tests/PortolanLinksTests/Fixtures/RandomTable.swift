@testable import PortolanLinks

/// Random numbers that a seed repeats.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}

/// Random patterns, outputs and links that meet often: all are made of few words.
struct RandomTable {
  var random: SeededGenerator

  private static let words = ["a", "b", "new", "products", "a-b", "A", "caf%C3%A9"]
  /// What a value may hold that a link must not hold as it is.
  private static let pieces = [
    "", ".", "..", "/", "%", "%2F", "+", " ", "&", "=", "#", "?", "@", ":", "-", "_", "~", "é",
    "e\u{301}", "日本", "🏔️", "\0", "\n", "\u{7F}", "\\", "\"", "<", "[", "|", "a", "b", "new", "7",
    "a-b", "true", "https://x.test/", "\u{FEFF}", "\u{202E}", ";", ",", "'", "{", "}",
  ]

  /// Texts of patterns, each once.
  mutating func texts(_ count: Int) -> [String] {
    var texts: [String] = []
    for _ in 0..<count {
      let text = pattern()
      if !texts.contains(text) { texts.append(text) }
    }
    return texts
  }

  /// Patterns with rules of their own, each text once.
  mutating func patterns(_ count: Int) -> [LinkPattern<Told>] {
    texts(count).map { text in
      var pattern = Told.pattern(text)
      if Int.random(in: 0..<5, using: &random) == 0 { pattern = pattern.ignoringCase() }
      if Int.random(in: 0..<5, using: &random) == 0 { pattern = pattern.exactSlash() }
      return pattern
    }
  }

  static func table(_ texts: [String]) -> LinkTable<Told> {
    LinkTable(schemes: ["app"], hosts: ["app.example", "www.app.example"]) {
      for text in texts { Told.pattern(text) }
    }
  }

  private mutating func pattern() -> String {
    var names = 0
    var text = Int.random(in: 0..<12, using: &random) == 0 ? "https://{host}.app.example" : ""
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      text += "/" + segment(&names)
    }
    switch Int.random(in: 0..<10, using: &random) {
    case 0: text += "/" + placeholder("*", &names)
    case 1: text += "/" + placeholder("+", &names)
    case 2: text += "/" + placeholder("**", &names)
    case 3: text += "/" + placeholder("?", &names)
    case 4: text += "/a" + placeholder("**", &names)
    case 5 where !text.isEmpty: text += "/"
    default: break
    }
    if text.isEmpty { text = "/" }
    var items: [String] = []
    for name in ["q", "r", "s"] where Int.random(in: 0..<5, using: &random) == 0 {
      items.append(item(name, &names))
    }
    if !items.isEmpty { text += "?" + items.joined(separator: "&") }
    switch Int.random(in: 0..<8, using: &random) {
    case 0: return text + "#" + placeholder("", &names)
    case 1: return text + "#part"
    default: return text
    }
  }

  private mutating func segment(_ names: inout Int) -> String {
    let word = Self.words.randomElement(using: &random) ?? "a"
    switch Int.random(in: 0..<9, using: &random) {
    case 0...3: return word
    case 4...5: return placeholder("", &names)
    case 6: return "@" + placeholder("", &names)
    case 7: return placeholder("", &names) + "-" + placeholder("", &names)
    default: return placeholder("", &names) + "." + word
    }
  }

  private mutating func item(_ name: String, _ names: inout Int) -> String {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: name
    case 1: "\(name)=a+b"
    case 2: "\(name)=" + placeholder("?", &names)
    case 3: "\(name)=" + placeholder("*", &names)
    case 4: "\(name)=" + placeholder("=7", &names)
    default: "\(name)=" + placeholder("", &names)
    }
  }

  private mutating func placeholder(_ mark: String, _ names: inout Int) -> String {
    names += 1
    let type = ["int", "bool", "text", "text"].randomElement(using: &random) ?? "text"
    let isText = mark == "**" || (mark == "=7" && type == "bool")
    return "{\(isText ? "text" : type)\(names)\(mark)}"
  }

  /// An output of a pattern, with hostile values.
  mutating func output(of text: String) -> Told {
    guard let tokens = try? PatternTokens(text) else { return Told(text, []) }
    return Told(
      text,
      tokens.placeholders.map { placeholder in
        switch placeholder.presence {
        case .required, .rest, .defaulted: return .one(value(for: placeholder.name))
        case .optional:
          return Bool.random(using: &random) ? .absent : .one(value(for: placeholder.name))
        case .many, .some:
          return .many(
            (0..<Int.random(in: 0...3, using: &random)).map { _ in value(for: placeholder.name) })
        }
      })
  }

  private mutating func value(for name: String) -> String {
    if name.hasPrefix("int") { return String(Int.random(in: -9...9, using: &random)) }
    if name.hasPrefix("bool") { return Bool.random(using: &random) ? "true" : "false" }
    if name.hasPrefix("host") {
      return ["x", "shop-1", "A", "a.b"].randomElement(using: &random) ?? "x"
    }
    return (0..<Int.random(in: 1...3, using: &random)).map { _ in
      Self.pieces.randomElement(using: &random) ?? ""
    }.joined()
  }

  /// A link that one of a table's patterns printed, or one that many may have.
  mutating func link(of links: LinkTable<Told>) -> String {
    let text = links.patterns.randomElement(using: &random)?.text ?? "/"
    let form = LinkForm.allCases.dropLast().randomElement(using: &random)
    guard Bool.random(using: &random), let link = try? links.link(to: output(of: text), as: form)
    else { return link() }
    return link
  }

  /// A link that many patterns may have.
  mutating func link() -> String {
    var link =
      ["app://", "app:///", "https://app.example/", "https://x.app.example/"]
      .randomElement(using: &random) ?? ""
    let parts = Self.words + ["7", "true", "@a", "@7", "7-a", "x.a", "", "."]
    link += (0..<Int.random(in: 0...4, using: &random)).map { _ in
      parts.randomElement(using: &random) ?? ""
    }.joined(separator: "/")
    let items = ["q", "q=a+b", "q=7", "r=7", "s=x", "r=true", "q=7&q=8"]
    let query = (0..<Int.random(in: 0...3, using: &random)).map { _ in
      items.randomElement(using: &random) ?? ""
    }.joined(separator: "&")
    link += query.isEmpty ? "" : "?" + query
    return link + (["", "", "#part", "#7"].randomElement(using: &random) ?? "")
  }
}
