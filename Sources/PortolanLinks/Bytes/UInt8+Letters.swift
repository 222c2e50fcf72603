extension UInt8 {
  var isDigit: Bool { self &- 0x30 < 10 }
  /// A letter of ASCII.
  var isLetter: Bool { (self | 0x20) &- 0x61 < 26 }
  /// The small letter of a capital of ASCII.
  var lowercased: UInt8 { self &- 0x41 < 26 ? self | 0x20 : self }

  /// The value of a hexadecimal digit.
  var hexValue: UInt8? {
    if isDigit { return self &- 0x30 }
    let letter = (self | 0x20) &- 0x61
    return letter < 6 ? letter + 10 : nil
  }
}
