import PortolanLinks
import Testing

@testable import Portolan
@testable import PortolanFixtures

@Suite("A misspelt text is matched with the most similar known text")
struct NearMissTests {
  @Test(arguments: [
    ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("abc", "abc", 0), ("abc", "abd", 1),
    ("abc", "abcd", 1), ("abc", "bc", 1), ("abc", "acb", 1), ("abcd", "badc", 2),
    ("kitten", "sitting", 3), ("ca", "abc", 3), ("åäö", "aao", 3), ("👩‍👩‍👧", "x", 1),
  ])
  func `slips between two texts`(one: String, other: String, slips: Int) {
    #expect(NearestWord.distance(Array(one), Array(other)) == slips)
    #expect(NearestWord.distance(Array(other), Array(one)) == slips)
  }

  @Test(
    arguments: [
      ("reveiws", "reviews"), ("review", "reviews"), ("Reviews", "reviews"), ("bga", "bag"),
      ("bags", "bag"), ("serch", "search"), ("bags", "bag"), ("reviews", nil), ("nowhere", nil),
      ("", nil), ("b", nil), ("q", nil),
    ] as [(String, String?)])
  func `what was meant`(text: String, meant: String?) {
    #expect(text.nearMiss(among: ["products", "reviews", "bag", "search", "a"]) == meant)
  }

  @Test func `of several the most alike, then the first`() {
    #expect("bat".nearMiss(among: ["bag", "bar", "bats"]) == "bag")
    #expect("bagel".nearMiss(among: ["baget", "bagels", "bage"]) == "baget")
    #expect("bagels".nearMiss(among: ["beagle", "bagel"]) == "bagel")
    #expect("bag".nearMiss(among: []) == nil)
  }

  @Test func `only a part is compared`() {
    let last = { (text: String) in String(text.suffix(4)) }
    #expect("One.Shop".nearMiss(among: ["Other.Hold", "Another.Shop"], by: last) == "Another.Shop")
    #expect("One.Shop".nearMiss(among: ["One.Shop"], by: last) == nil, "it is not itself")
  }

  @Test(arguments: [(64, true), (65, false), (1_000_000, false)])
  func `long texts are not compared`(length: Int, isFound: Bool) {
    let long = String(repeating: "a", count: length)
    let other = String(long.dropLast()) + "b"
    #expect((long.nearMiss(among: [other]) != nil) == isFound)
    #expect(("a".nearest(among: [long]) != nil) == isFound)
  }
}
