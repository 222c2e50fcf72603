/// A kind of trait.
public protocol UITraitDefinition {
  /// The type of its values.
  associatedtype Value
  /// The value where nothing gives another one.
  static var defaultValue: Self.Value { get }
}

/// A kind of trait.
public typealias UITrait = any UITraitDefinition.Type

/// Light or dark.
public struct UITraitUserInterfaceStyle: UITraitDefinition {
  /// Unspecified.
  public static let defaultValue: UIUserInterfaceStyle = .unspecified
}

/// The direction of layout.
public struct UITraitLayoutDirection: UITraitDefinition {
  /// Unspecified.
  public static let defaultValue: UITraitEnvironmentLayoutDirection = .unspecified
}

/// How much room there is from side to side.
public struct UITraitHorizontalSizeClass: UITraitDefinition {
  /// Unspecified.
  public static let defaultValue: UIUserInterfaceSizeClass = .unspecified
}

/// How much room there is from top to bottom.
public struct UITraitVerticalSizeClass: UITraitDefinition {
  /// Unspecified.
  public static let defaultValue: UIUserInterfaceSizeClass = .unspecified
}

/// Traits that can be changed.
public protocol UIMutableTraits {
  /// The value of a kind of trait, perhaps of the app's own.
  subscript<T>(trait: T.Type) -> T.Value where T: UITraitDefinition { get set }
  /// Light or dark.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// The direction of layout.
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  /// How much room there is from side to side.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  /// How much room there is from top to bottom.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
}

/// The traits that an object gives to itself and everything in it.
public struct UITraitOverrides: UIMutableTraits {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Whether a trait has a value of its own here.
  public func contains(_ trait: UITrait) -> Bool { values[ObjectIdentifier(trait)] != nil }

  /// Takes the value of a trait away.
  public mutating func remove(_ trait: UITrait) { values[ObjectIdentifier(trait)] = nil }

  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { self[UITraitUserInterfaceStyle.self] }
    set { self[UITraitUserInterfaceStyle.self] = newValue }
  }

  /// The direction of layout.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { self[UITraitLayoutDirection.self] }
    set { self[UITraitLayoutDirection.self] = newValue }
  }

  /// How much room there is from side to side.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitHorizontalSizeClass.self] }
    set { self[UITraitHorizontalSizeClass.self] = newValue }
  }

  /// How much room there is from top to bottom.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitVerticalSizeClass.self] }
    set { self[UITraitVerticalSizeClass.self] = newValue }
  }

  var isEmpty: Bool { values.isEmpty }

  /// Takes over what the older property of a view or controller says.
  mutating func overrideStyle(_ style: UIUserInterfaceStyle) {
    if style == .unspecified {
      remove(UITraitUserInterfaceStyle.self)
    } else {
      userInterfaceStyle = style
    }
  }

  /// The value of a kind of trait that is given here; where none is, the one that it has by default.
  public subscript<T>(trait: T.Type) -> T.Value where T: UITraitDefinition {
    get { value(of: trait) ?? T.defaultValue }
    set { values[ObjectIdentifier(trait)] = newValue }
  }

  func value<Trait: UITraitDefinition>(of trait: Trait.Type) -> Trait.Value? {
    values[ObjectIdentifier(trait)] as? Trait.Value
  }

  /// The values of an app's own kinds of trait, above those that hold around.
  fileprivate func own(above outer: [ObjectIdentifier: Any]) -> [ObjectIdentifier: Any] {
    outer.merging(values.filter { !UITraitCollection.system.contains($0.key) }) { $1 }
  }
}

extension UIViewController {
  /// The traits that this controller gives to itself, its view and its children.
  public var traitOverrides: UITraitOverrides {
    get { presentationState?.traits ?? UITraitOverrides() }
    set { presentationStateToSet.traits = newValue }
  }
}

extension UIView {
  /// The traits that this view gives to itself and everything in it.
  public var traitOverrides: UITraitOverrides {
    get { rare?.traits ?? UITraitOverrides() }
    set { rareState.traits = newValue }
  }
}

extension UITraitCollection {
  func with(_ overrides: UITraitOverrides) -> UITraitCollection {
    guard !overrides.isEmpty else { return self }
    return UITraitCollection(
      horizontal: overrides.value(of: UITraitHorizontalSizeClass.self) ?? horizontal,
      vertical: overrides.value(of: UITraitVerticalSizeClass.self) ?? vertical,
      style: overrides.value(of: UITraitUserInterfaceStyle.self) ?? style,
      direction: overrides.value(of: UITraitLayoutDirection.self) ?? direction,
      idiom: idiom, own: overrides.own(above: own))
  }

  /// The kinds of trait that have a property.
  fileprivate static let system: Set<ObjectIdentifier> = [
    ObjectIdentifier(UITraitHorizontalSizeClass.self),
    ObjectIdentifier(UITraitVerticalSizeClass.self),
    ObjectIdentifier(UITraitUserInterfaceStyle.self), ObjectIdentifier(UITraitLayoutDirection.self),
  ]

  /// The value of a kind of trait; where nothing gives one, the one that it has by default.
  public subscript<T>(trait: T.Type) -> T.Value where T: UITraitDefinition {
    value(of: ObjectIdentifier(trait)) as? T.Value ?? T.defaultValue
  }

  private func value(of kind: ObjectIdentifier) -> Any? {
    switch kind {
    case ObjectIdentifier(UITraitHorizontalSizeClass.self): horizontal
    case ObjectIdentifier(UITraitVerticalSizeClass.self): vertical
    case ObjectIdentifier(UITraitUserInterfaceStyle.self): style
    case ObjectIdentifier(UITraitLayoutDirection.self): direction
    default: own[kind]
    }
  }
}
