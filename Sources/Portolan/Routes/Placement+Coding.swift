extension Placement: Codable {
  /// Reads what `encode(to:)` wrote.
  public init(from decoder: any Decoder) throws {
    place = try PlaceOn<R>(from: decoder).map { AnyRoute($0) }
  }

  /// Writes the placement with the route's own encoding.
  ///
  /// Throws `EncodingError.invalidValue` when it stands on another feature's route: nobody could
  /// read it again.
  public func encode(to encoder: any Encoder) throws {
    let own = try place.map { anchor in
      guard let route = anchor.as(R.self) else {
        let context = EncodingError.Context(
          codingPath: encoder.codingPath,
          debugDescription: "A placement of \(R.name) stands on \(anchor.label) of another feature."
        )
        throw EncodingError.invalidValue(anchor.label, context)
      }
      return route
    }
    try own.encode(to: encoder)
  }
}
