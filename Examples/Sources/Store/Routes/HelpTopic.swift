/// Something that people ask the Store about.
public enum HelpTopic: String, Hashable, Sendable, Codable, CaseIterable {
  /// How to send back what was bought.
  case returns
  /// How to pay.
  case payment
  /// How long a product is repaired.
  case repairs

  /// The question in two words.
  public var title: String {
    switch self {
    case .returns: return "Sending Back"
    case .payment: return "Paying"
    case .repairs: return "Repairs"
    }
  }

  /// The answer.
  public var answer: String {
    switch self {
    case .returns: return "Within thirty days, in any box. The Store pays for the way."
    case .payment: return "When the parcel is there, by any card."
    case .repairs: return "For ten years, and lamps for as long as they burn."
    }
  }
}
