import PortolanLinks

extension AssociationFile {
  /// The mistakes in a file's bytes; empty without mistakes, and only `notJSON` for bytes that are
  /// not JSON.
  public static func findings(in bytes: some Sequence<UInt8>) -> [AssociationFinding] {
    do throws(JSONFault) {
      return try AssociationFile(bytes).findings
    } catch {
      return [AssociationFinding(.notJSON(error))]
    }
  }

  /// The mistakes in the file, entry by entry; empty without mistakes.
  public var findings: [AssociationFinding] {
    var findings: [AssociationFinding] = []
    if size > Self.largest { findings.append(AssociationFinding(.tooLarge(size))) }
    findings += FormCheck.findings(in: json)
    findings += variableFindings
    for detail in details { findings += EntryCheck(detail, in: self).findings }
    return findings
  }

  private var variableFindings: [AssociationFinding] {
    variables.keys.sorted().flatMap { name in
      (variables[name] ?? []).enumerated().compactMap { place, value in
        guard let start = value.range(of: "$("),
          let end = value[start.upperBound...].firstIndex(of: ")")
        else { return nil }
        return AssociationFinding(
          .nestedVariable(String(value[start.upperBound..<end])),
          at: "applinks.substitutionVariables.\(name)[\(place)]")
      }
    }
  }
}

/// Looks at keys and kinds of values.
private enum FormCheck {
  static func findings(in json: JSONValue) -> [AssociationFinding] {
    guard json.members != nil else {
      return [AssociationFinding(.wrongKind(expected: "an object"))]
    }
    var findings = keys(
      of: json, at: "",
      known: ["applinks", "webcredentials", "activitycontinuation", "appclips"])
    guard let applinks = json["applinks"] else { return findings }
    guard applinks.members != nil else {
      return findings + [AssociationFinding(.wrongKind(expected: "an object"), at: "applinks")]
    }
    findings += keys(
      of: applinks, at: "applinks", known: ["apps", "details", "defaults", "substitutionVariables"])
    findings += apps(in: applinks)
    for member in applinks["substitutionVariables"]?.members ?? [] {
      if member.value.array?.allSatisfy({ $0.string != nil }) != true {
        findings.append(
          AssociationFinding(
            .wrongKind(expected: "an array of texts"),
            at: "applinks.substitutionVariables.\(member.key)"))
      }
    }
    if let defaults = applinks["defaults"] {
      findings += rule(defaults, at: "applinks.defaults")
    }
    return findings + details(in: applinks)
  }

  private static func apps(in applinks: JSONValue) -> [AssociationFinding] {
    guard let apps = applinks["apps"] else {
      let entries = applinks["details"]?.array ?? []
      let isOld = entries.contains { $0["paths"] != nil && $0["components"] == nil }
      return isOld ? [AssociationFinding(.missingApps, at: "applinks")] : []
    }
    return apps == .array([]) ? [] : [AssociationFinding(.filledApps, at: "applinks.apps")]
  }

  private static func details(in applinks: JSONValue) -> [AssociationFinding] {
    switch applinks["details"] {
    case .array(let entries)?:
      return entries.enumerated().flatMap {
        entry($0.element, at: "applinks.details[\($0.offset)]")
      }
    case .object(let members)?:
      return members.flatMap { entry($0.value, at: "applinks.details.\($0.key)") }
    default:
      return [AssociationFinding(.wrongKind(expected: "an array"), at: "applinks.details")]
    }
  }

  private static func entry(_ entry: JSONValue, at place: String) -> [AssociationFinding] {
    guard entry.members != nil else {
      return [AssociationFinding(.wrongKind(expected: "an object"), at: place)]
    }
    var findings = keys(
      of: entry, at: place, known: ["appID", "appIDs", "paths", "components", "defaults"])
    for key in ["appIDs", "paths", "components"] {
      if let value = entry[key], value.array == nil {
        findings.append(AssociationFinding(.wrongKind(expected: "an array"), at: "\(place).\(key)"))
      }
    }
    if let defaults = entry["defaults"] { findings += rule(defaults, at: "\(place).defaults") }
    for (number, path) in (entry["paths"]?.array ?? []).enumerated() where path.string == nil {
      findings.append(
        AssociationFinding(.wrongKind(expected: "a text"), at: "\(place).paths[\(number)]"))
    }
    for (number, component) in (entry["components"]?.array ?? []).enumerated() {
      findings += rule(component, at: "\(place).components[\(number)]")
    }
    return findings
  }

  private static func rule(_ rule: JSONValue, at place: String) -> [AssociationFinding] {
    guard let members = rule.members else {
      return [AssociationFinding(.wrongKind(expected: "an object"), at: place)]
    }
    var findings = keys(
      of: rule, at: place,
      known: ["/", "?", "#", "exclude", "comment", "caseSensitive", "percentEncoded"])
    for member in members {
      let expected: String? =
        switch member.key {
        case "/", "#": member.value.string == nil ? "a text" : nil
        case "?":
          member.value.string == nil && member.value.members == nil ? "a text or an object" : nil
        case "exclude", "caseSensitive", "percentEncoded":
          member.value.bool == nil ? "true or false" : nil
        default: nil
        }
      if let expected {
        findings.append(
          AssociationFinding(.wrongKind(expected: expected), at: "\(place) \"\(member.key)\""))
      }
    }
    return findings
  }

  private static func keys(
    of json: JSONValue, at place: String, known: [String]
  ) -> [AssociationFinding] {
    var seen: Set<String> = []
    return (json.members ?? []).compactMap { member in
      guard seen.insert(member.key).inserted else {
        return AssociationFinding(.duplicateKey(member.key), at: place)
      }
      guard !known.contains(member.key) else { return nil }
      let nearest = known.first { $0.lowercased() == member.key.lowercased() }
      return AssociationFinding(
        .unknownKey(
          member.key, nearest: nearest ?? NearestWord.of(known, to: Array(member.key.utf8))),
        at: place)
    }
  }
}
