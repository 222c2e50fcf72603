import SwiftSyntax

/// A call in Swift source.
struct SwiftCall {
  struct Argument {
    let label: String?
    let value: ExprSyntax
    /// Whether it is a closure behind the brackets.
    var isTrailing = false

    var text: String { value.line }
    var isClosure: Bool { value.is(ClosureExprSyntax.self) }
  }

  /// The function, or the type that is made.
  let name: String
  /// Whether the name stands alone or behind `self.`, so that it may be a function of the type.
  let isOwn: Bool
  let arguments: [Argument]

  /// Whether it makes something: types begin with a capital letter.
  var makesType: Bool { name.first?.isUppercase == true }

  /// What a maker gets.
  var values: [AssemblyCase.Value] {
    arguments.map { .init(label: $0.label, text: $0.text, isClosure: $0.isClosure) }
  }

  /// The calls in a node; those in arguments are left to the reader.
  static func all(in node: some SyntaxProtocol) -> [SwiftCall] {
    let finder = CallFinder(viewMode: .sourceAccurate)
    finder.walk(node)
    return finder.calls
  }

  /// Nil when it is no name that is called: `closures[0]()`.
  fileprivate init?(_ call: FunctionCallExprSyntax) {
    let generic = call.calledExpression.as(GenericSpecializationExprSyntax.self)
    let called = generic?.expression ?? call.calledExpression
    if let member = called.as(MemberAccessExprSyntax.self) {
      name = member.declName.baseName.text
      isOwn = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
    } else if let function = called.as(DeclReferenceExprSyntax.self) {
      name = function.baseName.text
      isOwn = true
    } else {
      return nil
    }
    arguments =
      call.arguments.map { Argument(label: $0.label?.text, value: $0.expression) }
      + [call.trailingClosure].compactMap(\.self).map {
        Argument(label: nil, value: ExprSyntax($0), isTrailing: true)
      }
      + call.additionalTrailingClosures.map {
        Argument(label: $0.label.text, value: ExprSyntax($0.closure), isTrailing: true)
      }
  }
}

private final class CallFinder: SyntaxVisitor {
  private(set) var calls: [SwiftCall] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let call = SwiftCall(node) else { return .visitChildren }
    // A call may stand before the dot: `assembly(for: route).build()`.
    walk(node.calledExpression)
    calls.append(call)
    return .skipChildren
  }
}
