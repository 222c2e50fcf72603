/// Days and seconds of the Gregorian calendar in UTC, as ISO 8601 writes them, without a locale.
enum CalendarText {
  /// The first second of a day such as `2026-11-23`, since 1970.
  static func seconds(ofDay text: String) -> Int? {
    let bytes = Array(text.utf8)
    guard bytes.count == 10, bytes[4] == 0x2D, bytes[7] == 0x2D,
      let year = number(bytes[0..<4]), let month = number(bytes[5..<7]),
      let day = number(bytes[8..<10]), year > 0, (1...12).contains(month), day > 0
    else { return nil }
    let seconds = days(year: year, month: month, day: day) * 86_400
    // A day that its month does not have would be written as another one.
    return self.day(ofSeconds: seconds) == text ? seconds : nil
  }

  /// A second such as `2026-11-23T05:48:57Z`, since 1970.
  static func seconds(ofInstant text: String) -> Int? {
    let bytes = Array(text.utf8)
    guard bytes.count == 20, bytes[10] == 0x54, bytes[13] == 0x3A, bytes[16] == 0x3A,
      bytes[19] == 0x5A, let hour = number(bytes[11..<13]), let minute = number(bytes[14..<16]),
      let second = number(bytes[17..<19]), hour < 24, minute < 60, second < 60,
      let day = seconds(ofDay: String(decoding: bytes[..<10], as: UTF8.self))
    else { return nil }
    return day + hour * 3_600 + minute * 60 + second
  }

  /// The day that begins with a second; nil when none does.
  static func day(ofSeconds seconds: Int) -> String? {
    guard seconds % 86_400 == 0 else { return nil }
    return date(ofDays: seconds / 86_400)
  }

  /// A second.
  static func instant(ofSeconds seconds: Int) -> String? {
    let rest = (seconds % 86_400 + 86_400) % 86_400
    guard let date = date(ofDays: (seconds - rest) / 86_400) else { return nil }
    return "\(date)T\(two(rest / 3_600)):\(two(rest / 60 % 60)):\(two(rest % 60))Z"
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    guard digits.allSatisfy(\.isDigit) else { return nil }
    return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  /// Days since 1970; years are counted from March, so that a leap day is the last of its year.
  private static func days(year: Int, month: Int, day: Int) -> Int {
    let year = month <= 2 ? year - 1 : year
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    return year * 365 + year / 4 - year / 100 + year / 400 + dayOfYear - 719_468
  }

  private static func date(ofDays days: Int) -> String? {
    let shifted = days + 719_468
    guard (306...3_652_364).contains(shifted) else { return nil }
    let (era, dayOfEra) = (shifted / 146_097, shifted % 146_097)
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let place = (5 * dayOfYear + 2) / 153
    let (day, month) = (dayOfYear - (153 * place + 2) / 5 + 1, place < 10 ? place + 3 : place - 9)
    let year = String(era * 400 + yearOfEra + (month <= 2 ? 1 : 0))
    return String(repeating: "0", count: 4 - year.count) + year + "-\(two(month))-\(two(day))"
  }
}
