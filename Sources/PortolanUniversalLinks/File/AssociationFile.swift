/// An `apple-app-site-association` file: which links of a web site open which apps.
///
/// ```swift
/// let file = try AssociationFile(bytes)
/// let decision = file.decision(for: "https://example.com/buy/42", app: "ABCDE12345.com.example.app")
/// decision.outcome  // .matches
/// decision.rule     // applinks.details[0].components[1]
/// ```
///
/// The initializer reads the new form (`components`), the old form (`paths`) and the oldest, where
/// `details` is an object. It throws no error for a wrong rule: `findings` lists the mistakes.
/// `json` has the whole file, also its unknown keys.
public struct AssociationFile: Sendable, Hashable {
  /// Apple's limit for the file, in bytes (*App Search Programming Guide*).
  public static let largest = 128 * 1_024

  /// The whole file as a JSON value, including unknown keys.
  public let json: JSONValue
  /// The size of the file in bytes.
  public let size: Int
  /// The entries of `applinks.details`, in order; empty when the file has none.
  public let details: [AssociationDetail]
  /// The `defaults` of `applinks`.
  let defaults: AssociationRule
  /// The `substitutionVariables` of `applinks`.
  let variables: [String: [String]]

  /// Reads the bytes of a file; throws only when they are not JSON.
  public init(_ bytes: some Sequence<UInt8>) throws(JSONFault) {
    let bytes = Array(bytes)
    self.init(try JSONReader.value(of: bytes), size: bytes.count)
  }

  /// Makes a file from a JSON value; `size` then is the number of bytes of `json.text`.
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

  /// The identifiers of all apps in the file, each once, in order.
  public var apps: [String] {
    var seen: Set<String> = []
    return details.flatMap(\.apps).filter { seen.insert($0).inserted }
  }
}

/// An entry of `details`: some apps, and the rules by which they open links.
public struct AssociationDetail: Sendable, Hashable {
  /// The place of the entry in the file, such as `applinks.details[0]`.
  public let place: String
  /// The identifiers of the entry's apps: from `appIDs`, `appID`, or the key of the oldest form.
  public let apps: [String]
  /// The rules in order: those of `components`, or of `paths` if the entry has no `components`.
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
