import PortolanLinks

extension String {
  /// The greatest length of a text that is compared, in bytes.
  private static var longestCompared: Int { 64 }

  /// The most similar text, and the number of typing slips between it and this one.
  ///
  /// Of equally similar texts the first is taken. `part` returns the part of a text that is
  /// compared. Nil when the texts, or this one, are too long.
  func nearest(
    among texts: some Sequence<String>, by part: (String) -> String = { $0 }
  ) -> (text: String, slips: Int)? {
    guard utf8.count <= Self.longestCompared else { return nil }
    let own = Array(part(self))
    var best: (text: String, slips: Int)?
    for text in texts where text.utf8.count <= Self.longestCompared {
      let slips = NearestWord.distance(own, Array(part(text)))
      if best.map({ slips < $0.slips }) ?? true { best = (text, slips) }
    }
    return best
  }

  /// The text that was probably meant by this one; nil when none is similar.
  package func nearMiss(
    among texts: some Sequence<String>, by part: (String) -> String = { $0 }
  ) -> String? {
    guard let best = nearest(among: texts.filter { $0 != self }, by: part) else { return nil }
    return part(best.text).isMissed(by: best.slips) ? best.text : nil
  }

  /// Whether a text with this number of slips is similar: one in four letters, at least one in all.
  func isMissed(by slips: Int) -> Bool { slips < count && slips <= Swift.max(1, count / 4) }
}
