import SwiftSyntax

extension SyntaxProtocol {
  /// The source on one line, without comments; literals stay as they are.
  var line: String {
    let writer = LineWriter(viewMode: .sourceAccurate)
    writer.walk(self)
    return writer.line
  }
}

private final class LineWriter: SyntaxVisitor {
  private(set) var line = ""
  /// The token that was written last.
  private var last: TokenSyntax?

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    write(token.text, from: token, to: token)
    return .skipChildren
  }

  override func visit(_ literal: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    write(literal.trimmedDescription, from: literal.openingQuote, to: literal.closingQuote)
    return .skipChildren
  }

  private func write(_ text: String, from first: TokenSyntax, to end: TokenSyntax) {
    if let last, isSpace(between: last, and: first) { line += " " }
    line += text
    last = end
  }

  /// Braces have space inside, other brackets have none.
  private func isSpace(between last: TokenSyntax, and next: TokenSyntax) -> Bool {
    switch (last.tokenKind, next.tokenKind) {
    case (.leftParen, _), (.leftSquare, _), (_, .rightParen), (_, .rightSquare),
      (.leftBrace, .rightBrace):
      false
    case (.leftBrace, _), (_, .rightBrace): true
    default: !last.trailingTrivia.isEmpty || !next.leadingTrivia.isEmpty
    }
  }
}
