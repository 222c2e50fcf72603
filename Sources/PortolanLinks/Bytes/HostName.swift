/// The names of hosts, in the one form in which they are compared.
enum HostName {
  /// The name in small letters, with `xn--` labels for characters beyond ASCII (RFC 3492).
  ///
  /// The full mapping of IDNA needs tables that the standard library does not have: what looks like
  /// a known host but is written with other characters stays another host, and is unknown.
  static func canonical(_ name: [UInt8]) -> [UInt8] {
    guard name.contains(where: { $0 >= 0x80 }) else { return name.map(\.lowercased) }
    let text = String(decoding: name, as: UTF8.self).lowercased()
    return Array(
      text.split(separator: ".", omittingEmptySubsequences: false)
        .map { label in label.utf8.allSatisfy { $0 < 0x80 } ? String(label) : punycode(label) }
        .joined(separator: ".").utf8)
  }

  /// The label as RFC 3492 writes it; the label itself when it is longer than any host's.
  private static func punycode(_ label: Substring) -> String {
    let scalars = label.unicodeScalars.map(\.value)
    guard scalars.count <= 63 else { return String(label) }
    var output = scalars.filter { $0 < 0x80 }.map { UInt8($0) }
    var handled = UInt32(output.count)
    let basic = handled
    if basic > 0 { output.append(0x2D) }
    var (next, delta, bias) = (UInt32(0x80), UInt32(0), UInt32(72))
    while handled < scalars.count {
      let least = scalars.lazy.filter { $0 >= next }.min() ?? next
      delta += (least - next) * (handled + 1)
      next = least
      for scalar in scalars {
        if scalar < next { delta += 1 }
        guard scalar == next else { continue }
        append(delta, bias: bias, to: &output)
        bias = adapted(delta, count: handled + 1, isFirst: handled == basic)
        delta = 0
        handled += 1
      }
      delta += 1
      next += 1
    }
    return "xn--" + String(decoding: output, as: UTF8.self)
  }

  private static func append(_ delta: UInt32, bias: UInt32, to output: inout [UInt8]) {
    var rest = delta
    var step: UInt32 = 36
    while true {
      let least = step <= bias ? 1 : min(step - bias, 26)
      guard rest >= least else { break }
      output.append(digit(least + (rest - least) % (36 - least)))
      rest = (rest - least) / (36 - least)
      step += 36
    }
    output.append(digit(rest))
  }

  private static func digit(_ value: UInt32) -> UInt8 {
    UInt8(value < 26 ? 0x61 + value : 0x16 + value)
  }

  private static func adapted(_ delta: UInt32, count: UInt32, isFirst: Bool) -> UInt32 {
    var rest = isFirst ? delta / 700 : delta / 2
    rest += rest / count
    var result: UInt32 = 0
    while rest > 455 {
      rest /= 35
      result += 36
    }
    return result + 36 * rest / (rest + 38)
  }
}
