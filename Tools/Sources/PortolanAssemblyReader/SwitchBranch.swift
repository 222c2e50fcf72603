import SwiftSyntax

/// One branch of a `switch`: the cases that it is for, and what it does.
struct SwitchBranch {
  /// The names of the cases, without values.
  private(set) var names: [String] = []
  /// `Shop/ShopScreens.swift:12`.
  let site: String
  let body: CodeBlockItemListSyntax
  /// What of the patterns is not understood.
  private(set) var notes: [String] = []

  /// The branches of the first `switch` over a parameter; nil without one.
  static func all(over parameter: String, in function: SwiftFunction) -> [SwitchBranch]? {
    let finder = SwitchFinder(parameter)
    finder.walk(function.body)
    return finder.found.map { all(in: $0.cases, of: function.file) }
  }

  private static func all(
    in cases: SwitchCaseListSyntax, of file: SwiftFile, isConditional: Bool = false
  ) -> [SwitchBranch] {
    cases.flatMap { element in
      switch element {
      case .switchCase(let branch):
        return [SwitchBranch(branch, of: file, isConditional: isConditional)]
      case .ifConfigDecl(let choice):
        return choice.clauses.flatMap { clause in
          guard case .switchCases(let cases) = clause.elements else { return [SwitchBranch]() }
          return all(in: cases, of: file, isConditional: true)
        }
      }
    }
  }

  private init(_ branch: SwitchCaseSyntax, of file: SwiftFile, isConditional: Bool) {
    body = branch.statements
    site = file.site(of: branch.label)
    guard case .case(let label) = branch.label else {
      notes.append("default names no case, so none is drawn for it.")
      return
    }
    for pattern in label.caseItems.map(\.pattern) {
      if let name = Self.name(in: pattern) {
        names.append(name)
      } else {
        notes.append("\(pattern.line) names no case.")
      }
    }
    let tokens = body.tokens(viewMode: .sourceAccurate)
    if isConditional || tokens.contains(where: { $0.tokenKind == .poundIf }) {
      notes.append("both sides of #if are read.")
    }
  }

  /// The name behind the dot, before its values.
  private static func name(in pattern: PatternSyntax) -> String? {
    if let binding = pattern.as(ValueBindingPatternSyntax.self) { return name(in: binding.pattern) }
    guard let value = pattern.as(ExpressionPatternSyntax.self)?.expression else { return nil }
    let named = value.as(FunctionCallExprSyntax.self)?.calledExpression ?? value
    return named.as(MemberAccessExprSyntax.self)?.declName.baseName.text
  }
}

private final class SwitchFinder: SyntaxVisitor {
  private let parameter: String
  private(set) var found: SwitchExprSyntax?

  init(_ parameter: String) {
    self.parameter = parameter
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    if found == nil, node.subject.trimmedDescription == parameter { found = node }
    return found == nil ? .visitChildren : .skipChildren
  }
}
