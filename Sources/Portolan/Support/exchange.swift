/// Puts a value into a place and returns the old one, which is released after the access.
///
/// The `deinit` of an app's object may use the very place in which the object stood.
@discardableResult
package func exchange<Value>(_ place: inout Value, with new: Value) -> Value {
  var value = new
  swap(&place, &value)
  return value
}
