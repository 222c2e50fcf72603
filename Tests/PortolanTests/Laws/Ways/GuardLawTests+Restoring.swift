import Foundation
import Testing

@testable import Portolan
@testable import PortolanFixtures

extension GuardLawTests {
  @Test func `a saved scene`() async throws {
    for route in [Fort.cell, .vault, .chest, .crypt, .dungeon, .niche, .ward(isLocked: true)] {
      var saved: SavedScene?
      try await attack(
        after: { siege in
          try await siege.navigator.navigate(to: route)
          saved = try SavedScene(reading: siege.scene.save().data())
          try await siege.navigator.navigate(to: .camp)
        },
        by: { $0.scene.restore(try #require(saved)) })
    }
  }

  @Test func `a saved scene with a kept part`() async throws {
    var saved: SavedScene?
    try await attack(
      after: { siege in
        try await siege.navigator.navigate(to: .cell)
        try await siege.navigator.show(.camp, options: .keepingReplacedPart).arrival()
        saved = siege.scene.save()
        try await siege.navigator.navigate(to: .well)
      },
      by: { siege in
        try await siege.scene.restore(try #require(saved)).arrival()
        siege.navigator.showKept()
      })
  }

  @Test func `a migration`() async throws {
    let cell = try SavedRoute(Fort.cell)
    let raw = SavedRoute(type: Fort.savedName, version: Fort.savedVersion, json: cell.json)
    for today in [cell, raw] {
      var saved: SavedScene?
      try await attack(
        after: { siege in
          try await siege.navigator.navigate(to: .gate)
          // As an app wrote it that knew an older form of the routes.
          let text = String(decoding: try siege.scene.save().data(), as: UTF8.self)
            .replacing("\"version\":\(Fort.savedVersion)}]", with: "\"version\":1}]")
          saved = try SavedScene(reading: Data(text.utf8))
          try await siege.navigator.navigate(to: .camp)
        },
        by: { siege in
          let gate = try SavedRoute(Fort.gate).json
          siege.scene.restore(try #require(saved)) { old in
            old.json == gate
              ? today : SavedRoute(type: Fort.savedName, version: Fort.savedVersion, json: old.json)
          }
        })
    }
  }

  @Test func `a stored request`() async throws {
    var waiting: Waiting?
    let store = { (siege: Siege) async throws -> Void in
      siege.keeper.first = .wait
      siege.navigator.show(.cell)
      await eventually { siege.scene.parked.count == 1 }
      waiting = try Waiting(in: siege.scene)
      let parked = try #require(siege.scene.parked.first)
      #expect(siege.scene.cancelParked(parked.id))
    }
    try await attack(after: store) { try waiting?.takeUp(in: $0.scene) }
  }
}
