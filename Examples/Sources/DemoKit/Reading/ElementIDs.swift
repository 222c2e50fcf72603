/// Names what is on a screen, the same as long as it lives, and never one name for two.
@MainActor final class ElementIDs {
  /// What an element is of an object; one object may be several elements.
  enum Part: String {
    case layer = "l"
    case screen = "s"
    case bar = "b"
    case title = "t"
    case back = "k"
    case item = "i"
    case view = "v"
    case beside = "o"
  }

  private struct Entry {
    weak var object: AnyObject?
    let number: Int
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var lastNumber = 0

  /// How many objects have a number.
  var count: Int { entries.count }

  /// The id of a part of an object.
  func id(_ part: Part, of object: AnyObject) -> String {
    "\(part.rawValue)\(number(of: object))"
  }

  /// An object that went may have left its place in memory to another one.
  private func number(of object: AnyObject) -> Int {
    let key = ObjectIdentifier(object)
    if let entry = entries[key], entry.object === object { return entry.number }
    lastNumber += 1
    entries[key] = Entry(object: object, number: lastNumber)
    return lastNumber
  }

  /// Lets go of the numbers of objects that went.
  func forgetReleased() {
    entries = entries.filter { $0.value.object != nil }
  }
}
