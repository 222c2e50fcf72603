/// The short name of an object's type, as faults print it.
enum TypeName {
  static func of(_ object: AnyObject) -> String { String(describing: type(of: object)) }
}
