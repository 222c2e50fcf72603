import Portolan

extension RequestStamp {
  /// So that an event can be matched by a request's number, whatever the map.
  static func ~= (number: Int, stamp: Self) -> Bool { stamp.number == number }
}
