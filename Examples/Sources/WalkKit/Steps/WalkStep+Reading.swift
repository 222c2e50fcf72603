import Foundation

extension WalkStep {
  /// Why a text is no step.
  public enum Problem: Error, Hashable, Sendable, CustomStringConvertible {
    /// There is no step of this name.
    case unknown(String)
    /// The step needs other words.
    case words(String, wanted: String)

    /// The problem in one sentence.
    public var description: String {
      switch self {
      case .unknown(let text): return "There is no step \"\(text)\"."
      case .words(let text, let wanted): return "\"\(text)\" should read \"\(wanted)\"."
      }
    }
  }

  /// How each step is written, for the usage text.
  public static let forms = [
    "open URL", "sign-in NAME PASSWORD", "sign-out", "tap LABEL", "type LABEL TEXT", "tab NAME",
    "back", "swipe-back", "swipe-back-cancel", "swipe-down", "cancel", "relaunch", "leak",
  ]

  /// Reads a step; with `!` before it the next one comes in the same turn.
  ///
  /// A label of several words stands in quotation marks where something follows it.
  public init(_ text: String) throws(Problem) {
    let isAtOnce = text.hasPrefix("!")
    let words = Self.words(String(text.dropFirst(isAtOnce ? 1 : 0)))
    guard let name = words.first else { throw .unknown(text) }
    guard let form = Self.forms.first(where: { $0.prefix { $0 != " " } == name }) else {
      throw .unknown(text)
    }
    guard let action = Self.action(name, Array(words.dropFirst())) else {
      throw .words(text, wanted: form)
    }
    self.init(action, text: text, settles: !isAtOnce)
  }

  private static func action(_ name: String, _ words: [String]) -> Action? {
    let rest = words.joined(separator: " ")
    switch (name, words.count) {
    case ("open", 1): return URL(string: words[0]).map { .open($0) }
    case ("sign-in", 2): return .signIn(name: words[0], password: words[1])
    case ("tap", 1...): return .tap(rest)
    case ("type", 2...):
      return .type(label: words[0], text: words.dropFirst().joined(separator: " "))
    case ("tab", 1...): return .tab(rest)
    case (_, 0): return plain[name]
    default: return nil
    }
  }

  private static let plain: [String: Action] = [
    "sign-out": .signOut, "back": .back, "swipe-back": .swipeBack,
    "swipe-back-cancel": .swipeBackCancel, "swipe-down": .swipeDown, "cancel": .cancel,
    "relaunch": .relaunch, "leak": .leak,
  ]

  /// Splits at spaces, except within quotation marks.
  private static func words(_ text: String) -> [String] {
    text.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .flatMap { place, piece in
        place.isMultiple(of: 2) ? piece.split(separator: " ").map(String.init) : [String(piece)]
      }
  }
}
