import Foundation

extension Data {
  /// Whether at most 128 arrays and objects of a JSON text stand in one another.
  var isShallowJSON: Bool {
    var (depth, isInString, isEscaped) = (0, false, false)
    return allSatisfy { byte in
      if isInString {
        isInString = isEscaped || byte != UInt8(ascii: "\"")
        isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
      } else {
        switch byte {
        case UInt8(ascii: "\""): isInString = true
        case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
        case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
        default: break
        }
      }
      return depth <= 128
    }
  }
}
