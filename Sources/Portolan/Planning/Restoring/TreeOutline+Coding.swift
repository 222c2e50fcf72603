extension TreeOutline: Codable where Name: Codable {
  private enum Key: String, CodingKey { case names }

  /// Reads columns, and the list of the names that they count.
  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    let names = try fields.decode([Name].self, forKey: .names)
    self = try OutlineColumns(from: decoder).outline(at: decoder.codingPath).map { number in
      guard names.indices.contains(number) else {
        throw DecodingError.dataCorruptedError(
          forKey: .names, in: fields, debugDescription: "a name that is not listed")
      }
      return names[number]
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    var numbers: [Name: Int] = [:]
    var names: [Name] = []
    let outline = map { name in
      if let number = numbers[name] { return number }
      numbers[name] = names.count
      names.append(name)
      return names.count - 1
    }
    try fields.encode(names, forKey: .names)
    try OutlineColumns(outline).encode(to: encoder)
  }
}

extension TreeOutline.Layer: Codable {
  private enum Key: String, CodingKey { case style, root }

  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    root = try fields.decode(Int.self, forKey: .root)
    // A style of another version of the app loses its layer, but no layer beneath it.
    do { style = try fields.decodeIfPresent(PresentationStyle.self, forKey: .style) } catch {
      style = nil
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encodeIfPresent(style, forKey: .style)
    try fields.encode(root, forKey: .root)
  }
}
