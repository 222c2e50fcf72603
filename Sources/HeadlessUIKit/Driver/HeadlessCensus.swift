internal import Foundation

/// How many controllers and views of this process are alive.
public struct HeadlessCensus: Sendable, Equatable {
  /// How many controllers are alive.
  public let controllers: Int
  /// How many views are alive.
  public let views: Int
  /// How many instances of each type are alive, by the type's full name.
  public let types: [String: Int]

  /// Counts now.
  public static var current: HeadlessCensus { HeadlessCensus(counting: LiveObjects.shared) }

  private init(counting objects: LiveObjects) {
    var controllers = 0
    var views = 0
    var types: [String: Int] = [:]
    for (type, count): (AnyClass, Int) in objects.snapshot() where count > 0 {
      if type is UIViewController.Type { controllers += count } else { views += count }
      types[String(reflecting: type), default: 0] += count
    }
    self.controllers = controllers
    self.views = views
    self.types = types
  }

  /// How many instances of one type, without its subclasses, are alive.
  public func count(of type: AnyClass) -> Int {
    types[String(reflecting: type)] ?? 0
  }
}

/// The counter behind a census, which deinitialisers may reach from any thread.
final class LiveObjects: @unchecked Sendable {
  static let shared = LiveObjects()

  private let lock = NSLock()
  private var counts: [ObjectIdentifier: (type: AnyClass, count: Int)] = [:]

  func add(_ type: AnyClass) {
    lock.withLock { counts[ObjectIdentifier(type), default: (type, 0)].count += 1 }
  }

  func remove(_ type: AnyClass) {
    lock.withLock { counts[ObjectIdentifier(type), default: (type, 0)].count -= 1 }
  }

  func snapshot() -> [(type: AnyClass, count: Int)] {
    lock.withLock { Array(counts.values) }
  }
}
