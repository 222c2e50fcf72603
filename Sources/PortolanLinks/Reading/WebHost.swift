/// A host of the web and its port, as they are compared.
struct WebHost: Hashable, Sendable {
  let name: [UInt8]
  /// Empty for the scheme's own.
  let port: [UInt8]

  /// A host as a table lists it, such as `shop.example` or `localhost:8080`; nil when it is none.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    let colon = bytes.lastIndex(of: 0x3A)
    let isAddress = bytes.last == 0x5D
    let end = isAddress ? bytes.count : colon ?? bytes.count
    let port = isAddress || colon == nil ? [] : Array(bytes[(end + 1)...])
    let fits = bytes[..<end].allSatisfy {
      $0.isLetter || $0.isDigit || $0 >= 0x80 || [0x2D, 0x2E, 0x5F, 0x5B, 0x5D, 0x3A].contains($0)
    }
    guard end > 0, fits, port.allSatisfy(\.isDigit), colon != bytes.count - 1 else { return nil }
    name = HostName.canonical(Array(bytes[..<end]))
    self.port = port == Array("443".utf8) ? [] : port
  }

  /// Whether a link of `https` is at this host and port.
  func isHost(of parts: LinkParts) -> Bool {
    hasName(of: parts) && Self.isPort(port, of: parts)
  }

  /// Whether a link is at this host, at whatever port.
  func hasName(of parts: LinkParts) -> Bool {
    guard let range = parts.host else { return false }
    if parts.isEqual(range, name) { return true }
    let host = parts.bytes[range]
    return host.contains { $0 >= 0x80 } && HostName.canonical(Array(host)) == name
  }

  /// Whether a link names a port; the empty one is the scheme's own.
  static func isPort(_ port: [UInt8], of parts: LinkParts) -> Bool {
    guard let range = parts.port, !range.isEmpty else { return port.isEmpty }
    let written = parts.bytes[range]
    if !port.isEmpty { return written.elementsEqual(port) }
    return written.elementsEqual((parts.scheme?.count == 5 ? "443" : "80").utf8)
  }

  /// How it is printed.
  var bytes: [UInt8] { port.isEmpty ? name : name + [0x3A] + port }
}

extension PatternOrigin {
  /// Whether a link of its scheme belongs to it.
  func isOrigin(of parts: LinkParts) -> Bool {
    guard WebHost.isPort(port, of: parts), let host = parts.host else { return false }
    let names = HostName.canonical(Array(parts.bytes[host]))
      .split(separator: 0x2E, omittingEmptySubsequences: false)
    return names.count == labels.count
      && zip(labels, names).allSatisfy { label, name in
        switch label {
        case .word(let word): name.elementsEqual(word)
        case .parameter: !name.isEmpty
        }
      }
  }

  /// Its words before its values, compared from the right, where the names of hosts begin.
  var specificity: [UInt8] {
    labels.reversed().map { label in
      if case .word = label { 1 } else { 10 }
    } + [100]
  }
}
