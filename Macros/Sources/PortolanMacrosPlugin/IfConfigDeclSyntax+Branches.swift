import SwiftSyntax

extension IfConfigDeclSyntax {
  /// The members between two lines such as `#if DEBUG`, `#else` and `#endif`.
  var branches: [(line: String, members: MemberBlockItemListSyntax)] {
    clauses.map { clause in
      let line = clause.poundKeyword.text + " " + (clause.condition?.trimmedDescription ?? "")
      return (line, clause.elements?.as(MemberBlockItemListSyntax.self) ?? [])
    }
  }
}

extension MemberBlockItemListSyntax {
  /// Whether there is a case in every build.
  var haveCase: Bool {
    contains { member in
      if member.decl.is(EnumCaseDeclSyntax.self) { return true }
      guard let block = member.decl.as(IfConfigDeclSyntax.self) else { return false }
      return block.clauses.last?.poundKeyword.tokenKind == .poundElse
        && block.branches.allSatisfy(\.members.haveCase)
    }
  }

  /// What is written for each case, one below the other, in the `#if` in which the case stands.
  func written(_ write: (EnumCaseDeclSyntax) -> String) -> String {
    map { member in
      if let declaration = member.decl.as(EnumCaseDeclSyntax.self) { return write(declaration) }
      guard let block = member.decl.as(IfConfigDeclSyntax.self) else { return "" }
      let branches = block.branches.map { "\($0.line)\n" + $0.members.written(write) }
      return branches.joined() + "#endif\n"
    }.joined()
  }
}
