/// What stands between the scheme of a link and its path.
struct Authority {
  var hasUserInfo = false
  var host: Range<Int>?
  var port: Range<Int>?
  /// Where the path begins.
  var end: Int

  init(from start: Int, to end: Int, of bytes: [UInt8]) throws(LinkProblem) {
    self.end = start
    guard start + 1 < end, bytes[start] == 0x2F, bytes[start + 1] == 0x2F else { return }
    var (from, colon, place) = (start + 2, Int?.none, start + 2)
    scan: while place < end {
      switch bytes[place] {
      case 0x2F: break scan
      case 0x3A: colon = place
      // What stands before it is no host.
      case 0x40:
        hasUserInfo = true
        (from, colon) = (place + 1, nil)
      // The colons of an address of IPv6 begin no port.
      case 0x5D: colon = nil
      default: break
      }
      place += 1
    }
    self.end = place
    if let colon {
      for place in (colon + 1)..<place where !bytes[place].isDigit {
        throw .malformed(.port, at: colon)
      }
      port = (colon + 1)..<place
    }
    host = from..<(colon ?? place)
  }
}
