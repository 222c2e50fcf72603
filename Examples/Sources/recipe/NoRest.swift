/// A recipe's step did not come to an end.
struct NoRest: Error, CustomStringConvertible {
  let picture: String

  var description: String { "The step did not come to rest; the tree is \(picture)." }
}
