import Foundation
import PortolanLinks

// Whether the macro's table reads and prints as fast as the one by hand: both take turns, link by link
// of a round, so that what disturbs one disturbs the other.

let arguments = CommandLine.arguments.dropFirst()
let isJSON = arguments.contains("--json")
let rounds = arguments.contains("--smoke") ? 5 : 2_001
let turns = 60

let links = (0..<turns).map { turn in
  [
    "https://shop.example/", "shop://bag", "https://www.shop.example/products/\(turn)",
    "https://shop.example/products/\(turn)/reviews?page=2",
    "https://shop.example/search?q=lamp&tag=new&tag=\(turn)", "https://shop.example/Rome-to-Oslo",
  ][turn % 6]
}
let routes = try links.map { try Shop.linksByHand.read($0).output ?? .home }

/// The time of one action in nanoseconds.
func time(_ action: () throws -> Int) rethrows -> Double {
  let start = ContinuousClock.now
  let sum = try action()
  let time = start.duration(to: .now) / .nanoseconds(1) / Double(turns)
  precondition(sum != 0, "Nothing was done.")
  return time
}

func read(_ table: LinkTable<Shop>) throws -> Int {
  try links.reduce(0) { try $0 + (table.read($1).output == nil ? 0 : 1) }
}

func print(with table: LinkTable<Shop>) throws -> Int {
  try routes.reduce(0) { try $0 + table.link(to: $1).utf8.count }
}

func report(_ name: String, _ value: Double, _ unit: String) {
  print(
    isJSON
      ? #"{"n":6,"name":"\#(name)","unit":"\#(unit)","value":\#(value)}"#
      : "\(name.padding(toLength: 28, withPad: " ", startingAt: 0)) "
        + String(format: "%18.3f", value) + " \(unit)")
}

func compare(_ name: String, _ action: (LinkTable<Shop>) throws -> Int) throws {
  var (own, byHand, ratios) = ([Double](), [Double](), [Double]())
  for round in 0..<rounds {
    // Who comes first changes, since the second finds warm caches.
    let first = try time { try action(round.isMultiple(of: 2) ? Shop.links : Shop.linksByHand) }
    let second = try time { try action(round.isMultiple(of: 2) ? Shop.linksByHand : Shop.links) }
    let (macro, hand) = round.isMultiple(of: 2) ? (first, second) : (second, first)
    own.append(macro)
    byHand.append(hand)
    ratios.append(macro / hand)
  }
  func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
  report(name, median(own), "ns")
  report(name + ".hand", median(byHand), "ns")
  report(name + ".ratio", median(ratios), "times")
}

try compare("macro.read", read)
try compare("macro.print", print)
