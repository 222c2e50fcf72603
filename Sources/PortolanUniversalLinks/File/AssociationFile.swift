/// An `apple-app-site-association` file: which links of a web site open which apps.
///
/// ```swift
/// let file = try AssociationFile(bytes)
/// let decision = file.decision(for: "https://example.com/buy/42", app: "ABCDE12345.com.example.app")
/// decision.outcome  // .matches
/// decision.rule     // applinks.details[0].components[1]
/// ```
///
/// It keeps the whole file, so that `json` also has what it does not know. It never throws for
/// a strange rule: `findings` lists what is wrong. The new form (`components`), the old one (`paths`) and
/// the oldest, where `details` is an object, are read.
public struct AssociationFile: Sendable, Hashable {
  /// Apple's limit for the file, in bytes (*App Search Programming Guide*).
  public static let largest = 128 * 1_024

  /// All of the file.
  public let json: JSONValue
  /// How many bytes it has.
  public let size: Int
  /// The entries for universal links, in order.
  public let details: [AssociationDetail]
  /// The `defaults` of `applinks`.
  let defaults: AssociationRule
  /// The `substitutionVariables` of `applinks`.
  let variables: [String: [String]]

  /// Reads a file.
  ///
  /// It throws only for what is not JSON.
  public init(_ bytes: some Sequence<UInt8>) throws(JSONFault) {
    let bytes = Array(bytes)
    self.init(try JSONReader.value(of: bytes), size: bytes.count)
  }

  /// Takes a value as the content of a file.
  public init(_ json: JSONValue) { self.init(json, size: json.text.utf8.count) }

  private init(_ json: JSONValue, size: Int) {
    self.json = json
    self.size = size
    let applinks = json["applinks"]
    defaults = AssociationRule(applinks?["defaults"] ?? .null, place: "applinks.defaults")
    var variables: [String: [String]] = [:]
    for member in applinks?["substitutionVariables"]?.members ?? [] {
      variables[member.key] = member.value.array?.compactMap(\.string)
    }
    self.variables = variables
    details = AssociationDetail.all(in: applinks?["details"] ?? .null)
  }

  /// All apps of the entries, each once, in order.
  public var apps: [String] {
    var seen: Set<String> = []
    return details.flatMap(\.apps).filter { seen.insert($0).inserted }
  }
}

/// An entry of `details`: some apps, and the rules by which they open links.
public struct AssociationDetail: Sendable, Hashable {
  /// Where it stands, such as `applinks.details[0]`.
  public let place: String
  /// The apps, by `appIDs`, `appID`, or the key of the oldest form.
  public let apps: [String]
  /// The rules in order: those of `components`, and without them those of `paths`.
  public let rules: [AssociationRule]
  let defaults: AssociationRule
  let json: JSONValue

  static func all(in details: JSONValue) -> [AssociationDetail] {
    switch details {
    case .array(let entries):
      entries.enumerated().map { place, entry in
        AssociationDetail(entry, place: "applinks.details[\(place)]", key: nil)
      }
    case .object(let members):
      members.map { AssociationDetail($0.value, place: "applinks.details.\($0.key)", key: $0.key) }
    default: []
    }
  }

  private init(_ json: JSONValue, place: String, key: String?) {
    self.json = json
    self.place = place
    var apps = json["appIDs"]?.array?.compactMap(\.string) ?? []
    if let app = json["appID"]?.string, !apps.contains(app) { apps.append(app) }
    if let key { apps.append(key) }
    self.apps = apps
    defaults = AssociationRule(json["defaults"] ?? .null, place: "\(place).defaults")
    if let components = json["components"]?.array {
      rules = components.enumerated().map {
        AssociationRule($0.element, place: "\(place).components[\($0.offset)]")
      }
    } else {
      rules = (json["paths"]?.array ?? []).enumerated().map {
        AssociationRule(path: $0.element, place: "\(place).paths[\($0.offset)]")
      }
    }
  }
}
