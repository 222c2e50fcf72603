import Testing

@testable import HeadlessSwiftUI

@MainActor @Suite("The model of SwiftUI compares values field by field, and objects by identity")
struct ValueComparisonTests {
  private final class Object {}

  private enum Choice {
    case none
    case some(Object)
    case text(String)
  }

  private struct Plain {
    var number = 1
    var pair = (1, "two")
  }

  private struct References {
    var object: Object
    weak var held: Object?
    var choice: Choice
    var anything: Any
  }

  private let strict = ValueComparison(closuresByBits: false)

  @Test func fieldsAreComparedOneByOne() {
    #expect(strict.isSame(Plain(), Plain()))
    #expect(!strict.isSame(Plain(), Plain(number: 2)))
    #expect(!strict.isSame(Plain(), Plain(pair: (1, "three"))))
  }

  @Test func referencesAreComparedByIdentityWeakOnesToo() {
    let (one, two) = (Object(), Object())
    func value(_ object: Object, _ held: Object?, _ choice: Choice, _ any: Any) -> References {
      References(object: object, held: held, choice: choice, anything: any)
    }
    #expect(strict.isSame(value(one, one, .none, 1), value(one, one, .none, 1)))
    #expect(!strict.isSame(value(one, nil, .none, 1), value(two, nil, .none, 1)))
    #expect(!strict.isSame(value(one, one, .none, 1), value(one, nil, .none, 1)))
    #expect(strict.isSame(value(one, nil, .some(two), 1), value(one, nil, .some(two), 1)))
    #expect(!strict.isSame(value(one, nil, .some(two), 1), value(one, nil, .some(one), 1)))
    #expect(!strict.isSame(value(one, nil, .text("a"), 1), value(one, nil, .none, 1)))
    #expect(!strict.isSame(value(one, nil, .none, 1), value(one, nil, .none, 2)))
    #expect(!strict.isSame(value(one, nil, .none, 1), value(one, nil, .none, "1")))
  }

  @Test func dictionariesOfWhatIsNotEquatableAreComparedByTheirStorage() {
    struct Acting { var acts: [String: () -> Void] }
    let (one, two) = (Acting(acts: ["a": {}]), Acting(acts: ["a": {}]))
    #expect(strict.isSame(one, one))
    #expect(!strict.isSame(one, two))
  }

  @Test(arguments: [false, true])
  func closuresDifferOrAreComparedByTheirBits(byBits: Bool) {
    struct Acting { var act: () -> Void, maybe: (() -> Void)? }
    let object = Object()
    let act = { _ = object }
    let comparison = ValueComparison(closuresByBits: byBits)
    #expect(
      comparison.isSame(Acting(act: act, maybe: act), Acting(act: act, maybe: act)) == byBits)
    #expect(!comparison.isSame(Acting(act: act, maybe: nil), Acting(act: { _ = act }, maybe: nil)))
  }

  @Test func bindingsAreComparedByTheirPlace() {
    let (one, two) = (PathModel(), PathModel())
    #expect(strict.isSame(Bindable(one).path, Bindable(one).path))
    #expect(!strict.isSame(Bindable(one).path, Bindable(two).path))
    #expect(strict.isSame(Bindable(one).path[0], Bindable(one).path[0]))
    #expect(!strict.isSame(Bindable(one).path[0], Bindable(one).path[1]))
    #expect(!strict.isSame(Binding.constant(1), Binding.constant(2)))
    #expect(strict.isSame(Binding.constant(1), Binding.constant(1)))
  }
}
