extension LinkTable {
  /// Returns the link that stands for an output; when several do, always the same one.
  ///
  /// The most specific pattern that can print the output does so, with the table's first host, or
  /// its first scheme if it has no hosts. Values that equal their default are left out. A printed
  /// link is always read by the same pattern with the same values. If no pattern can print such a
  /// link, this throws, for example for an empty text or `..` as a segment, or for the value `new`
  /// if another pattern, `/products/new`, reads that link.
  ///
  /// - Parameters:
  ///   - output: What the link stands for.
  ///   - form: The beginning of the link; with nil it is `web` if the table has hosts, else
  ///     `scheme` if it has schemes, else `path`. A pattern with a scheme and host of its own is
  ///     printed with those; as `path` it throws `noOrigin`.
  /// - Returns: The link, in ASCII.
  /// - Throws: A `LinkPrintProblem`: the reason why the output has no link of this form.
  @inlinable
  public func link(
    to output: Output, as form: LinkForm? = nil
  ) throws(LinkPrintProblem) -> String {
    try printed(output, as: form).link
  }

  /// The link of an output with names in braces for its values:
  /// `https://shop.example/products/{id}`.
  ///
  /// It throws as `link(to:)` does.
  package func pattern(of output: Output) throws(LinkPrintProblem) -> String {
    engine.address(of: try printed(output, as: nil).pattern)
  }

  @inlinable
  func printed(
    _ output: Output, as form: LinkForm?
  ) throws(LinkPrintProblem) -> (link: String, pattern: Int) {
    var problem = LinkPrintProblem.noPattern
    for index in printers(output) {
      do throws(LinkPrintProblem) {
        switch ownPatterns[index].definition.write(output) {
        case .other: continue
        case .unwritable(let slot): throw engine.unwritable(slot, of: index)
        case .texts(let texts):
          let link = try engine.print(texts, with: index, as: form) { pattern, texts in
            ownPatterns[pattern].definition.answer(texts) != nil
          }
          return (link, index)
        }
      } catch {
        if problem == .noPattern { problem = error }
      }
    }
    throw problem
  }
}

extension LinkEngine {
  @usableFromInline
  func unwritable(_ slot: Int, of pattern: Int) -> LinkPrintProblem {
    .unwritable(
      placeholder: printed[pattern]?.text.syntax.names[slot] ?? "", pattern: self.text(of: pattern))
  }

  /// A pattern's text behind the address with which its links are printed.
  func address(of pattern: Int) -> String {
    let text = text(of: pattern)
    guard printed[pattern]?.text.syntax.origin == nil else { return text }
    switch usualForm {
    case .web: return String(decoding: webBeginning ?? [], as: UTF8.self) + text
    case .scheme:
      return String(decoding: schemeBeginning ?? [], as: UTF8.self) + text.drop { $0 == "/" }
    case .path: return text
    }
  }

  /// The link of a pattern with texts, read back with `accept`.
  @usableFromInline
  func print(
    _ texts: [LinkText], with pattern: Int, as form: LinkForm?,
    accept: (Int, [LinkText]) -> Bool
  ) throws(LinkPrintProblem) -> String {
    guard let printed = printed[pattern] else { throw .noPattern }
    let form = form ?? usualForm
    var printer = LinkPrinter(printed.text.syntax, texts)
    let hasOrigin: Bool
    do throws(LinkPrinter.Unwritable) {
      hasOrigin = try append(form, printed.text.syntax.origin, to: &printer)
    } catch {
      throw unwritable(error.slot, of: pattern)
    }
    guard hasOrigin else { throw .noOrigin }
    if printed.isAlone, printed.isPlain(texts), printer.bytes.count <= LinkParts.longest {
      return String(decoding: printer.bytes, as: UTF8.self)
    }
    let reader = readBack(texts, from: printer.bytes, with: pattern, as: form, accept: accept)
    guard case .others(let reader) = reader else {
      return String(decoding: printer.bytes, as: UTF8.self)
    }
    throw .readsOtherwise(pattern: self.text(of: pattern), as: reader)
  }

  var usualForm: LinkForm { !hosts.isEmpty ? .web : !schemes.isEmpty ? .scheme : .path }

  /// What reads a printed link.
  private enum Reader {
    case own
    /// Another pattern, or the same with other values; nil when none does.
    case others(String?)
  }

  private func readBack(
    _ texts: [LinkText], from bytes: [UInt8], with pattern: Int, as form: LinkForm,
    accept: (Int, [LinkText]) -> Bool
  ) -> Reader {
    do throws(LinkProblem) {
      let parts = try LinkParts(bytes: bytes, isPath: form == .path)
      let tries = try form == .path ? mainOnly : tries(for: parts)
      guard let found = find(parts, in: tries, accept: accept) else { return .others(nil) }
      try checkRivals(of: found) { isRival in
        find(parts, in: [found.trie], where: isRival, accept: accept)
      }
      let isOwn = found.pattern == pattern && found.texts == texts
      return isOwn ? .own : .others(self.text(of: found.pattern))
    } catch {
      // Reading would refuse it, and may say who else has it; or it is longer than links may be.
      guard case .ambiguous(let one, let other) = error else { return .others(nil) }
      return .others(one == self.text(of: pattern) ? other : one)
    }
  }

  /// Appends the whole link; false when the table has no address of that form.
  private func append(
    _ form: LinkForm, _ origin: PatternOrigin?, to printer: inout LinkPrinter
  ) throws(LinkPrinter.Unwritable) -> Bool {
    if let origin {
      guard form != .path else { return false }
      try printer.appendOrigin(origin)
      try printer.append(beginsAsHost: origin.labels.isEmpty)
      return true
    }
    switch form {
    case .web:
      guard let beginning = webBeginning else { return false }
      printer.append(beginning: beginning)
      try printer.append()
    case .scheme:
      guard let beginning = schemeBeginning else { return false }
      printer.append(beginning: beginning)
      try printer.append(beginsAsHost: true)
    case .path: try printer.append()
    }
    return true
  }
}
