import Foundation
import Testing

@testable import Portolan
@testable import PortolanFixtures

@Suite("A presentation style defines the kind of a layer and what the user may do with that layer")
struct PresentationStyleTests {
  private static let styles: [(PresentationStyle, String)] = [
    (.sheet, "sheet"), (.formSheet, "formSheet"), (.pageSheet, "pageSheet"),
    (.fullScreen, "fullScreen"), (.overFullScreen, "overFullScreen"),
    (.overCurrentContext, "overCurrentContext"),
    (.popover(from: "filter"), "popover"), (.sheet(.medium, .large), "sheet"),
    (.sheet(.height(300), .fraction(0.25)), "sheet"), (.sheet.notDismissable, "sheet"),
    (.popover(from: "sort").notDismissable, "popover"), (.alert, "alert"),
    (.sheet(.medium, .large, undimmedThrough: .medium), "sheet"),
    (.confirmationDialog, "dialog"), (.confirmationDialog(from: "bin"), "dialog"),
    (.custom("drawer"), "custom"), (.custom("shelf"), "custom"),
  ]

  @Test(arguments: styles)
  func `in one word, also in a picture`(style: PresentationStyle, word: String) throws {
    #expect("\(style)" == word && style.kind.rawValue == word)
    var desk = try Situation.part.desk([.item(9): .screen(.presented(style))])
    try desk.show(.item(9))
    #expect(desk.picture == "f ⇧ \(word) (item(9))")
    #expect(desk.tree.layers.last?.style == style)
  }

  @Test(arguments: styles)
  func `read as it was written`(style: PresentationStyle, word: String) throws {
    let data = try JSONEncoder().encode(style)
    #expect(try JSONDecoder().decode(PresentationStyle.self, from: data) == style)
  }

  @Test func `a style that was written before sheets could stay is read`() throws {
    let old = Data(#"{"kind":"sheet","detents":[{"medium":{}}],"isDismissable":true}"#.utf8)
    #expect(try JSONDecoder().decode(PresentationStyle.self, from: old) == .sheet(.medium))
  }

  @Test func `only a sheet with heights that dims nothing stays`() {
    #expect(Self.styles.filter(\.0.stays).count == 1)
    let card = PresentationStyle.sheet(undimmedThrough: .large)
    #expect(card.stays && card.detents == [.large] && card.notDismissable.stays)
    let other = PresentationStyle.sheet(.medium, undimmedThrough: .large)
    #expect(other.detents == [.medium, .large], "a height that is not listed is one more")
  }

  @Test func `no two are equal, and each kind is there`() {
    let styles = Self.styles.map(\.0)
    #expect(Set(styles).count == styles.count)
    #expect(Set(styles.map(\.kind)) == Set(PresentationStyle.Kind.allCases))
    #expect(PresentationStyle.sheet() == .sheet)
  }

  @Test func `options stay with the kind they belong to`() {
    #expect(PresentationStyle.sheet(.medium).detents == [.medium])
    #expect(PresentationStyle.sheet.detents.isEmpty && PresentationStyle.sheet.source == nil)
    #expect(PresentationStyle.popover(from: "filter").source == "filter")
    #expect(PresentationStyle.confirmationDialog(from: "bin").source == "bin")
    #expect(PresentationStyle.alert.isDialog && PresentationStyle.confirmationDialog.isDialog)
    #expect(Self.styles.filter(\.0.isDialog).count == 3)
    let locked = PresentationStyle.sheet(.medium).notDismissable
    #expect(!locked.isDismissable && locked.detents == [.medium])
    #expect(locked.notDismissable == locked)
    #expect(Self.styles.filter { !$0.0.isDismissable }.count == 2)
  }
}
