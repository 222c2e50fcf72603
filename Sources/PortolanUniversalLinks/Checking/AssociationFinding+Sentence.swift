extension AssociationFinding {
  struct Texts {
    let code: String
    let severity: Severity
    let what: String
    let fix: String

    init(_ code: String, _ severity: Severity, _ what: String, _ fix: String) {
      self.code = code
      self.severity = severity
      self.what = what
      self.fix = fix
    }
  }

  var texts: Texts {
    switch fact {
    case .file(let fact): fact.texts
    case .entry(let fact): fact.texts
    case .rule(let fact): fact.texts
    }
  }
}

extension AssociationFinding.FileFact {
  fileprivate typealias Texts = AssociationFinding.Texts

  fileprivate var texts: Texts {
    switch self {
    case .notJSON(let fault):
      return Texts(
        "AASA101", .error,
        "Line \(fault.line), column \(fault.column) is not JSON: \(fault.kind.words).",
        "Correct it; until then no link opens an app.")
    case .tooLarge(let size):
      return Texts(
        "AASA102", .error,
        "The file has \(size) bytes, and Apple takes \(AssociationFile.largest).",
        "Shorten it with substitutionVariables.")
    case .wrongKind(let expected):
      return Texts(
        "AASA103", .error, "Apple reads \(expected) here and ignores anything else.",
        "Write \(expected).")
    case .unknownKey(let key, let nearest):
      return Texts(
        "AASA104", .warning, "Apple does not know the key \"\(key)\" and ignores it.",
        nearest.map { "Did you mean \"\($0)\"?" } ?? "Take it out, or call it comment.")
    case .duplicateKey(let key):
      return Texts(
        "AASA105", .error, "The key \"\(key)\" stands twice, and only the last one counts.",
        "Join the two.")
    case .missingApps:
      return Texts(
        "AASA106", .warning, "The old form, with paths, needs an empty apps next to details.",
        "Add \"apps\": [].")
    case .filledApps:
      return Texts(
        "AASA107", .warning, "The apps of applinks must be an empty array.",
        "Write \"apps\": []; the identifiers belong into details.")
    }
  }
}

extension AssociationFinding.EntryFact {
  fileprivate typealias Texts = AssociationFinding.Texts

  fileprivate var texts: Texts {
    switch self {
    case .noIdentifier:
      return Texts(
        "AASA200", .error, "The entry names no app, so that it opens nothing.",
        "Add appIDs.")
    case .badIdentifier(let app):
      return Texts(
        "AASA201", .error, "\"\(app)\" is no application identifier.",
        "Write the ten characters of the team, a dot and the bundle identifier.")
    case .placeholder(let app):
      return Texts(
        "AASA202", .error, "\"\(app)\" looks like a template's identifier.",
        "Put your own team and bundle identifier there.")
    case .noRules:
      return Texts(
        "AASA203", .warning,
        "The entry has neither components nor paths, so that it opens nothing.",
        "Add components, or take the entry out.")
    case .onlyExcludes:
      return Texts(
        "AASA204", .warning, "All rules of the entry exclude, so that it opens nothing.",
        "Add a rule that opens the app behind them.")
    case .bothForms(let areEqual):
      return Texts(
        "AASA205", .warning,
        areEqual
          ? "The entry says the same with components and with paths."
          : "The entry has components and paths that differ: iOS 13 and later read only components.",
        areEqual
          ? "Take paths out unless iOS 12 still counts." : "Bring both in line, or take paths out.")
    case .bothIdentifiers:
      return Texts(
        "AASA206", .warning, "The entry has appID and appIDs, which name different apps.",
        "Put all of them into appIDs.")
    }
  }
}

extension AssociationFinding.RuleFact {
  fileprivate typealias Texts = AssociationFinding.Texts

  fileprivate var texts: Texts {
    switch self {
    case .unreachable(let other):
      return Texts(
        "AASA301", .error, "The rule never has a turn: \(other) takes all its links first.",
        "Move it in front of that one, or take it out.")
    case .repeated(let other):
      return Texts(
        "AASA311", .warning, "The rule says nothing new: \(other) takes all its links first.",
        "Take it out.")
    case .droppedQuery(let item):
      return Texts(
        "AASA302", .error,
        "The query item \"\(item)\" wants a value that is no text, and Apple then drops all of the query.",
        "Write a text, such as \"?*\" for any value.")
    case .starForItem(let item):
      return Texts(
        "AASA303", .warning,
        "A star for the query item \"\(item)\" is also fine with a link that does not have the item.",
        "Write \"?*\" when the item must be there, or leave it out.")
    case .markInPath(let mark):
      return Texts(
        "AASA304", .error, "No path has a \"\(mark)\": it begins another part of the URL.",
        "Put what follows under the key \"\(mark)\" of a component.")
    case .unencoded(let character):
      return Texts(
        "AASA305", .error,
        "A link has \"\(character)\" percent-encoded, so that the pattern fits none.",
        "Encode it, or set percentEncoded to false.")
    case .undefinedVariable(let name):
      return Texts(
        "AASA306", .error,
        "The variable $(\(name)) is not defined, so that the pattern fits nothing.",
        "Define it in the substitutionVariables of applinks.")
    case .unterminatedVariable:
      return Texts("AASA307", .error, "A $( has no closing bracket.", "Close it.")
    case .nestedVariable(let name):
      return Texts(
        "AASA308", .error,
        "A value of a variable uses the variable $(\(name)), which Apple forbids.",
        "Write its values out.")
    case .notWithoutSpace:
      return Texts(
        "AASA309", .error, "NOT without a space behind it is part of a path.",
        "Write \"NOT /path\".")
    case .longPattern:
      return Texts(
        "AASA310", .error, "The pattern, or what its variables stand for, is longer than any link.",
        "Shorten it.")
    }
  }
}

extension JSONFault.Kind {
  var words: String {
    switch self {
    case .value: "a value is expected"
    case .key: "a key in quotation marks is expected"
    case .colon: "a colon is expected behind the key"
    case .comma: "a comma is expected between two values"
    case .extraComma: "a comma stands behind the last value"
    case .escape: "the backslash begins nothing"
    case .control: "a text has a control character"
    case .after: "something stands behind the end"
    case .end: "the text ends in the middle"
    case .tooDeep: "it has more than \(JSONReader.deepest) levels"
    }
  }
}
