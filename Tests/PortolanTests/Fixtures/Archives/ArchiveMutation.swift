import Foundation
import PortolanTesting

@testable import Portolan

/// Makes files that nobody means well with: what stands in a file, a number of it, or its bytes are others.
struct ArchiveMutation {
  var random: SeededGenerator

  private static let numbers = [
    "-1", "0", "1", "2", "3", "7", "300", "2147483647", "2147483648", "1000000000000000",
    "4611686018427387904", "\(Int.max)", "\(Int.min)", "18446744073709551615", "1e308", "-0.5",
  ]
  private static let texts = [
    "", ",", "0,", "0,0,1,1,", "9,9,9,", "1,,,", "s", "k", "t", "p", "l", "c", "f", "Ship", "decks",
    "popover", "sheet", "custom", "{}", "[]", "[0]", #"{"decks":{}}"#, #"{"chart":{"_0":1}}"#,
    "\u{0}",
    "\u{202E}", "e\u{301}",
  ]

  mutating func mutated(_ data: Data) -> Data {
    var data = data
    for _ in 0...number(below: 3) {
      switch number(below: 5) {
      case 0: data = changedBytes(data)
      case 1: data = changedNumber(data)
      default: data = changedValue(data)
      }
    }
    return data
  }

  private mutating func number(below end: Int) -> Int { Int.random(in: 0..<end, using: &random) }

  private mutating func changedBytes(_ data: Data) -> Data {
    var data = data
    let place = number(below: data.count + 1)
    switch number(below: 4) {
    case 0: data.insert(UInt8(number(below: 256)), at: place)
    case 1: data = data.prefix(place)
    default: if place < data.count { data[place] = UInt8(number(below: 256)) }
    }
    return Data(data)
  }

  private mutating func changedNumber(_ data: Data) -> Data {
    let text = String(decoding: data, as: UTF8.self)
    let places = text.ranges(of: #/-?[0-9]+(\.[0-9]+)?/#)
    guard let place = places.randomElement(using: &random) else { return data }
    return Data(text.replacingCharacters(in: place, with: pick(Self.numbers)).utf8)
  }

  private mutating func changedValue(_ data: Data) -> Data {
    guard let value = Self.value(of: data) else { return data }
    return Self.data(of: changed(value)) ?? data
  }

  private static func value(of data: Data) -> Any? {
    do { return try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed) } catch {
      return nil
    }
  }

  private static func data(of value: Any) -> Data? {
    do {
      return try JSONSerialization.data(
        withJSONObject: value, options: [.fragmentsAllowed, .sortedKeys, .withoutEscapingSlashes])
    } catch { return nil }
  }

  /// The value with one change somewhere in it.
  private mutating func changed(_ value: Any) -> Any {
    switch value {
    case let object as [String: Any] where !object.isEmpty: return changed(object)
    case let array as [Any] where !array.isEmpty: return changed(array)
    case let text as String: return changed(text)
    case is NSNumber:
      return [-1, 0, 1, 2, 5, 40, Int.max, Int.min, 1 << 31, 1 << 50][number(below: 10)]
    default: return other()
    }
  }

  private mutating func changed(_ object: [String: Any]) -> Any {
    var object = object
    guard let key = object.keys.sorted().randomElement(using: &random), let inner = object[key]
    else {
      return object
    }
    switch number(below: 14) {
    case 0: object[key] = nil
    case 1: object[key] = other()
    case 2: object[pick(Self.texts)] = inner
    // Two fields of a kind, such as two columns, change places.
    case 3:
      if let second = object.keys.sorted().randomElement(using: &random) {
        (object[key], object[second]) = (object[second], object[key])
      }
    default: object[key] = changed(inner)
    }
    return object
  }

  private mutating func changed(_ array: [Any]) -> Any {
    var array = array
    let place = number(below: array.count)
    switch number(below: 10) {
    case 0: array.remove(at: place)
    case 1: array.insert(array[number(below: array.count)], at: place)
    case 2: array.swapAt(place, number(below: array.count))
    case 3: array += Array(repeating: array[place], count: 1 << number(below: 9))
    default: array[place] = changed(array[place])
    }
    return array
  }

  /// A text may hold a file's routes, or a column of numbers.
  private mutating func changed(_ text: String) -> Any {
    if number(below: 12) == 0 { return other() }
    if text.first == "[" || text.first == "{", let inner = Self.value(of: Data(text.utf8)),
      let data = Self.data(of: changed(inner))
    {
      return String(decoding: data, as: UTF8.self)
    }
    var pieces = text.split(separator: ",", omittingEmptySubsequences: false).map { String($0) }
    if pieces.count == 1 { pieces = text.map { String($0) } + [""] }
    let place = number(below: pieces.count)
    switch number(below: 5) {
    case 0: pieces.remove(at: place)
    case 1: pieces.insert(pieces[number(below: pieces.count)], at: place)
    case 2: pieces[place] = pick(Self.texts)
    case 3: pieces[place] = pick(Self.numbers)
    default: pieces[place] = "\(number(below: 12))"
    }
    return pieces.joined(separator: text.contains(",") ? "," : "")
  }

  private mutating func other() -> Any {
    let others: [Any] = [
      NSNull(), true, [Any](), [String: Any](), 0, -1, 0.5, Int.max, pick(Self.texts),
      Array(repeating: 1, count: 300), [["decks": [String: Any]()]],
    ]
    return others[number(below: others.count)]
  }

  private mutating func pick(_ texts: [String]) -> String { texts[number(below: texts.count)] }
}

extension ArchiveMutation {
  /// A saved scene of any shape, as no app has written it.
  mutating func scene() -> Data? {
    var outline = TreeOutline()
    let routes = ShipMap().samples + [.chart(9), .crate("z")]
    let table = RouteTable(for: .saving)
    for route in routes { _ = table.write(AnyRoute(route)) }
    let kinds: [NodeKind] = [.screen, .stack, .stack, .tabs, .pages, .split, .custom, .foreign]
    let styles: [PresentationStyle?] = [
      nil, .sheet, .fullScreen, .alert, .popover(from: "mast"), .custom("drawer"), .formSheet,
    ]
    for index in 0...number(below: 30) {
      let parents = outline.elements.indices.filter {
        outline.elements[$0].kind.behavior != nil
      }
      let parent = number(below: 6) == 0 ? nil : parents.suffix(4).randomElement(using: &random)
      outline.elements.append(
        .init(
          parent: parent, kind: kinds[number(below: kinds.count)],
          name: number(below: 6) == 0 ? nil : number(below: routes.count),
          listed: number(below: 3) == 0 ? number(below: routes.count) : nil,
          isSelected: number(below: 2) == 0, isCollapsed: number(below: 4) == 0))
      guard parent == nil else { continue }
      let layer = TreeOutline.Layer(
        style: index == 0 ? nil : styles[number(below: styles.count)], root: index)
      if index > 0, number(below: 3) == 0 {
        outline.parts.append([layer])
      } else {
        outline.parts[outline.parts.count - 1].append(layer)
      }
    }
    do throws(ArchiveProblem) { return try SavedScene(outline, table.texts).data() } catch {
      return nil
    }
  }

  /// A changed one of these files, or a scene that was never saved.
  mutating func file(among sound: [Data]) -> Data {
    if number(below: 4) == 0, let scene = scene() {
      return number(below: 2) == 0 ? scene : mutated(scene)
    }
    return mutated(sound.randomElement(using: &random) ?? Data())
  }
}
