/// Takes from a link the texts of a candidate whose path it has.
struct TextReader {
  let parts: LinkParts
  /// Where the candidate's path begins among the segments, and ends.
  private let start: Int
  private let end: Int

  /// Whether the link ends with it, so that query and fragment are its own.
  private var isLast: Bool { end == parts.segments.count }

  init(_ parts: LinkParts, from start: Int = 0, to end: Int? = nil) {
    self.parts = parts
    self.start = start
    self.end = end ?? parts.segments.count
  }

  /// The texts, one for each placeholder; nil when the link does not have the rest of what the
  /// candidate wants, or a text cannot be decoded.
  func texts(of candidate: Candidate) -> [LinkText]? {
    let form = candidate.form
    guard hasAll(form.wanted) else { return nil }
    var texts: [LinkText] = []
    texts.reserveCapacity(form.sources.count)
    for source in form.sources {
      guard let text = text(of: source) else { return nil }
      texts.append(text)
    }
    return texts
  }

  private func hasAll(_ wanted: CandidateForm.Wanted) -> Bool {
    guard isLast else { return wanted.items.isEmpty && wanted.fragment == nil }
    if let slash = wanted.slash, slash != parts.endsWithSlash { return false }
    for item in wanted.items {
      guard let last = parts.lastValue(of: item.name),
        PercentCoding.decoded(last, isForm: true) == item.value
      else { return false }
    }
    guard let fragment = wanted.fragment else { return true }
    return parts.fragment.flatMap { PercentCoding.decoded(parts.bytes[$0]) } == fragment
  }

  func text(of source: CandidateForm.Source) -> LinkText? {
    switch source {
    case .absent(let text): return text
    case .segment(let place): return one(parts.segments[start + place])
    case .part(let template, let segment, let number):
      guard let value = value(template, segment, number) else { return nil }
      return value.isEmpty ? .absent : one(value)
    case .list(let from):
      var texts: [String] = []
      for segment in parts.segments[(start + from)..<end] {
        guard let text = PercentCoding.text(parts.bytes[segment]) else { return nil }
        texts.append(text)
      }
      return .many(texts)
    case .rest(let from): return rest(Array(parts.segments[(start + from)..<end]))
    case .restOfPart(let template, let segment, let number):
      guard let value = value(template, segment, number) else { return nil }
      return rest([value] + parts.segments[(start + segment + 1)..<end])
    case .label(let place):
      guard let host = parts.host else { return nil }
      let name = HostName.canonical(Array(parts.bytes[host]))
      let labels = name.split(separator: 0x2E, omittingEmptySubsequences: false)
      return .one(String(decoding: labels[place], as: UTF8.self))
    case .query(let name, let presence): return query(name, presence)
    case .fragment(let presence):
      guard isLast, let fragment = parts.fragment else {
        return presence == .required ? nil : presence.absent
      }
      return one(fragment)
    }
  }

  private func one(_ range: Range<Int>) -> LinkText? {
    PercentCoding.text(parts.bytes[range]).map { .one($0) }
  }

  private func value(_ template: SegmentTemplate, _ segment: Int, _ number: Int) -> Range<Int>? {
    template.values(in: parts.segments[start + segment], of: parts.bytes)?[number]
  }

  private func rest(_ segments: [Range<Int>]) -> LinkText? {
    var text = ""
    for (place, segment) in segments.enumerated() {
      guard let part = PercentCoding.text(parts.bytes[segment]) else { return nil }
      text += place == 0 ? part : "/" + part
    }
    return .one(text)
  }

  private func query(_ name: [UInt8], _ presence: Presence) -> LinkText? {
    guard presence.isOpen else {
      guard isLast, let last = parts.lastValue(of: name) else {
        return presence == .required ? nil : presence.absent
      }
      return PercentCoding.text(last, isForm: true).map { .one($0) }
    }
    var texts: [String] = []
    for value in isLast ? parts.allValues(of: name) : [] {
      guard let text = PercentCoding.text(value, isForm: true) else { return nil }
      texts.append(text)
    }
    return presence == .some && texts.isEmpty ? nil : .many(texts)
  }
}
