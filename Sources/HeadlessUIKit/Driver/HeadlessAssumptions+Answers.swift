// `Scripts/apple facts --adopt` writes the cases: what devices have answered otherwise than assumed.
extension HeadlessAssumptions {
  /// Creates the behaviour of a version of iOS: what devices have answered, and otherwise what reports
  /// name most often.
  public init(answersOf profile: HeadlessProfile) {
    self.init()
    switch profile {
    case .iOS17: break
    case .iOS18: break
    case .iOS26: break
    case .iOS27: break
    }
  }
}
