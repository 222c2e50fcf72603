public import Foundation

/// A text.
public struct Text: Equatable, Sendable {
  let string: String
  private var look = HeadlessLook()

  /// Shows a text as it stands.
  public init(verbatim content: String) { string = content }

  /// Shows a text as it stands.
  @_disfavoredOverload
  public init<S>(_ content: S) where S: StringProtocol { string = String(content) }

  /// Shows a text that is to be translated.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    string = key.key
  }

  /// Shows the text in bold.
  public func bold() -> Text {
    var text = self
    text.look.isMadeBold = true
    return text
  }

  /// Shows the text in a font.
  public func font(_ font: Font?) -> Text {
    var text = self
    text.look.font = font
    return text
  }
}

extension Text: View {
  /// A text is built by the evaluator.
  public typealias Body = Never
}

extension Text: PrimitiveView {
  func build(_ node: ViewNode) {}

  func describe(_ node: ViewNode, into scribe: Scribe) {
    scribe.element(.text, label: string) { $0.look = look.inside($0.look) }
  }
}
