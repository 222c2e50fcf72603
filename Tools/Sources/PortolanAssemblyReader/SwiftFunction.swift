import SwiftSyntax

/// A function of a type, as its source has it.
struct SwiftFunction {
  struct Parameter {
    /// The name at the call; nil for `_`.
    let label: String?
    /// The name in the body.
    let name: String
    let type: String
  }

  /// The type that it belongs to, with those around it: `Shop.Screens`.
  let owner: String
  let name: String
  let parameters: [Parameter]
  let body: CodeBlockSyntax
  let file: SwiftFile
  /// `Shop/ShopScreens.swift:12`.
  let site: String

  /// All functions in types of a file.
  static func all(in file: SwiftFile) -> [SwiftFunction] {
    all(in: Syntax(file.tree), of: file, owner: "")
  }

  private static func all(
    in node: Syntax, of file: SwiftFile, owner: String
  ) -> [SwiftFunction] {
    node.children(viewMode: .sourceAccurate).flatMap { child in
      if let declaration = child.as(FunctionDeclSyntax.self) {
        return [SwiftFunction(declaration, of: file, owner: owner)].compactMap(\.self)
      }
      let names = [owner, typeName(of: child)].compactMap(\.self).filter { !$0.isEmpty }
      return all(in: child, of: file, owner: names.joined(separator: "."))
    }
  }

  /// The type that a node declares or extends.
  private static func typeName(of node: Syntax) -> String? {
    if let node = node.as(ExtensionDeclSyntax.self) { return node.extendedType.line }
    guard node.isProtocol((any DeclGroupSyntax).self) else { return nil }
    return node.asProtocol((any NamedDeclSyntax).self)?.name.text
  }

  /// Nil without a body.
  private init?(_ declaration: FunctionDeclSyntax, of file: SwiftFile, owner: String) {
    guard let body = declaration.body else { return nil }
    self.owner = owner
    self.body = body
    self.file = file
    name = declaration.name.text
    parameters = declaration.signature.parameterClause.parameters.map(Parameter.init)
    site = file.site(of: declaration.name)
  }
}

extension SwiftFunction.Parameter {
  fileprivate init(_ parameter: FunctionParameterSyntax) {
    label = parameter.firstName.tokenKind == .wildcard ? nil : parameter.firstName.text
    name = (parameter.secondName ?? parameter.firstName).text
    type = parameter.type.line
  }
}
