/// A stand-in for a saved route that cannot be shown any more.
package struct LostRoute: NavigationRoute, Error {
  package let label: RouteLabel
  let reason: RestorationReport.Reason

  package var isSaveable: Bool { false }
}

extension LostRoute {
  /// The label of a route in bytes.
  ///
  /// They may come from outside the app, so a text that does not look like a name becomes `?`.
  init(savedAs type: String, _ name: String, because reason: RestorationReport.Reason) {
    label = RouteLabel(type: Self.name(type), text: Self.name(name))
    self.reason = reason
  }

  private static func name(_ text: String) -> String {
    let letters = text.utf8.prefix(129)
    let isName = letters.allSatisfy { letter in
      switch letter {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
        return true
      default: return ".,_<>() ".utf8.contains(letter)
      }
    }
    return isName && letters.count <= 128 ? text : "?"
  }
}

extension AnyRoute {
  /// The label, also of a route that is lost.
  var writtenLabel: RouteLabel { self.as(LostRoute.self)?.label ?? label }
}
