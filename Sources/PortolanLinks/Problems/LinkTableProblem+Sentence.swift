extension LinkTableProblem {
  /// The mistake, its reason and its fix, in English: for developers, not for an app's users.
  public var sentence: String {
    switch self {
    case .fault(let fault, let text):
      "The pattern \(text.prefix(200)) stands for nothing: \(fault.words)."
    case .ambiguous(let one, let other):
      "Both \(one) and \(other) can read one link, and neither is more specific: such a link is"
        + " refused. Let them differ in a word or in a type."
    case .hidden(let text, let other):
      "The pattern \(text) has never a turn: \(other) reads all its links. Take one of them out."
    case .scheme(let scheme):
      "\(scheme) is no scheme that an app can have. Write letters, digits, +, - and ., and none of"
        + " the web's."
    case .host(let host): "\(host) is no host. Write a name, and :port where it is not 443."
    }
  }
}

extension PatternFault {
  fileprivate var words: String {
    switch self {
    case .brace: "a brace has no partner, or no name in it; write %7B for a brace itself"
    case .twice(let name): "{\(name)} stands twice"
    case .misplaced(let name): "{\(name)} stands where no placeholder may"
    case .notLast(let name): "{\(name)} takes all that is left, and something stands behind it"
    case .mark(let name): "the mark behind \(name) cannot stand there"
    case .adjacent(let name): "no word stands between {\(name)} and the placeholder before it"
    case .encoding: "a % has no two hexadecimal digits, or its bytes are no UTF-8"
    case .dots: "a segment is . or .., which no URL keeps"
    case .count(let placeholders, let values):
      "it has \(placeholders) placeholders, and its function takes \(values) values"
    case .arity(let name):
      "{\(name)} does not go with its type: ? wants an optional, * and + want an array"
    case .badDefault(let name): "the default of {\(name)} is no value of its type"
    case .unknownName(let name): "the pattern of this alias has no {\(name)}"
    case .missingName(let name): "this alias leaves out {\(name)}, which must have a value"
    case .tooManyOptionals(let limit): "its optional parts make more than \(limit) paths"
    case .tooLong(let limit): "it has more than \(limit) bytes"
    }
  }
}

extension LinkPrintProblem {
  /// The problem, its reason and its fix, in English: for developers, not for an app's users.
  public var sentence: String {
    switch self {
    case .noPattern: "No pattern of the table has this output. Add one."
    case .unwritable(let placeholder, let pattern):
      "The value of {\(placeholder)} in \(pattern) has no text. Look at its codec."
    case .readsOtherwise(let pattern, let other):
      "The link that \(pattern) makes is read "
        + (other.map { $0 == pattern ? "with other values." : "by \($0)." } ?? "by no pattern.")
        + " A segment is never empty, . or .., and words of other patterns come first."
    case .noOrigin: "The table has no address of this form. Add a host or a scheme."
    }
  }
}
