import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import PortolanMacrosPlugin

@Suite("The macro expands to the code that one would write by hand") struct ExpansionTests {
  @Test("is what one would write by hand") func table() {
    expect(
      """
      @LinkedRoutes(hosts: ["a.example"])
      public enum Page {
        @Linked("/") case home
        @Linked("/p/{id}", aliases: "/q/{id}") case product(id: Int)
      }
      """,
      """
      public enum Page {
        case home

        private static var _link_home: PortolanLinks.LinkPattern<Self> {
            PortolanLinks.LinkPattern("/", Self.home)
        }
        case product(id: Int)

        private static var _link_product: PortolanLinks.LinkPattern<Self> {
            PortolanLinks.LinkPattern("/p/{id}") { (v0: Int) in
                Self.product(id: v0)
            } match: {
                if case .product(let v0) = $0 {
                    return .some((v0))
                } else {
                    return nil
                }
            } .alias("/q/{id}")
        }

          /// The links of the cases, both ways.
          public static let links = PortolanLinks.LinkTable<Self>(hosts: ["a.example"], kind: {
                  $0.caseName
              }) {
              _link_home
              _link_product
          }

          /// The cases without their values.
          public enum CaseName: Swift.String, Swift.CaseIterable, Swift.Sendable {
              case home
              case product
          }

          /// Which case it is.
          public var caseName: CaseName {
              switch self {
              case .home:
                  return .home
              case .product:
                  return .product
              }
          }

          /// One value of each case that has a link.
          public static var linkSamples: [Self] {
              links.samples
          }
      }
      """, [])
  }
}

@Suite("The macro reports an error at the place of the mistake, with advice on how to fix it")
struct ProblemTests {
  /// A line of an enum, what is said, the column where it is said, and the lines after the fixes.
  struct Row: Sendable, CustomStringConvertible {
    let line: String
    let message: String
    let column: Int
    var fixes: [String] = []

    var description: String { line }
  }

  @Test(
    "and says what to do",
    arguments: [
      Row(
        line: #"@Linked("/p/{id}") case a"#, message: "The case a has no value for {id}.",
        column: 16),
      Row(
        line: #"@Linked("/p/{idd}") case a(id: Int)"#,
        message: "The case a has no value for {idd}.", column: 16, fixes: ["Write {id}"]),
      Row(
        line: #"@Linked("/p") case a(id: Int)"#,
        message: "/p has no placeholder for id, and id has no default.", column: 24,
        fixes: ["Add {id} to the pattern"]),
      Row(
        line: #"@Linked("/p/{x}") case a(x: (Int, Int))"#,
        message: "A link has no text for the type (Int, Int).", column: 31),
      Row(
        line: #"@Linked("/p/{x?}") case a(x: Int)"#,
        message: "{x?} may be left out, so that its value is an optional; it is Int.", column: 16,
        fixes: ["Write {x}"]),
      Row(
        line: #"@Linked("/p/{x}") case a(x: Int?)"#,
        message: "The value of {x} is Int?: write {x?}.",
        column: 16, fixes: ["Write {x?}"]),
      Row(
        line: #"@Linked("/p/{x}") case a(x: [Int])"#,
        message: "The value of {x} is [Int]: write {x*}.", column: 16, fixes: ["Write {x*}"]),
      Row(
        line: #"@Linked("/p/{x*}") case a(x: Int)"#,
        message: "{x*} may be there several times, so that its value is an array; it is Int.",
        column: 16, fixes: ["Write {x}"]),
      Row(
        line: #"@Linked("/p/{x") case a(x: Int)"#,
        message: "A brace has no partner, or no name in it; write %7B for a brace itself.",
        column: 15),
      Row(
        line: #"@Linked("/é/{x!}") case a(x: Int)"#,
        message: "! is no mark: write ?, *, +, **, or = and a default.", column: 18),
      Row(
        line: #"@Linked("/{x}/{x}") case a(x: Int)"#, message: "{x} stands twice.", column: 18),
      Row(
        line: #"@Linked("p") case a"#,
        message: "A pattern begins with a slash, or with an origin such as https://shop.example.",
        column: 12),
      Row(
        line: #"@Linked("/\(1)") case a"#,
        message: "The pattern must be a plain text: the macro reads it when the app is compiled.",
        column: 3),
      Row(
        line: #"@Linked("/") case a, b"#,
        message: "@Linked is for one case: give each a line of its own.", column: 3),
      // Attacks L15 and L16.
      Row(
        line: #"@Linked("/a") @Linked("/b") case a"#,
        message: "A case has one @Linked: write further patterns as its aliases.", column: 17),
      Row(
        line: #"@Linked("/a") case a; case b, links"#,
        message: "@LinkedRoutes makes links itself: choose another name.", column: 33),
      Row(
        line: #"case a; static var linkSamples: Int { 0 }"#,
        message: "@LinkedRoutes makes linkSamples itself: choose another name.", column: 22),
      Row(
        line: #"case a; struct CaseName {}"#,
        message: "@LinkedRoutes makes CaseName itself: choose another name.", column: 18),
      Row(
        line: #"case a(x: Int); @Linked("/{y}") case a(y: Int)"#,
        message:
          "Two cases are called a, and a table knows them by name: give one another name.",
        column: 40),
      Row(line: "", message: "@LinkedRoutes needs a case that is in every build.", column: 1),
      Row(
        line: "#if DEBUG\n  case a\n  #endif",
        message: "@LinkedRoutes needs a case that is in every build.", column: 1),
    ])
  func rows(row: Row) {
    let problems = problems(in: "@LinkedRoutes\nenum Page {\n  \(row.line)\n}")
    #expect(problems.map(\.message) == [row.message])
    #expect(problems.map(\.column) == [row.column])
    #expect(problems.flatMap(\.fixes) == row.fixes)
  }

  @Test("two cases that can have one link are named both") func clash() {
    let problems = problems(
      in: """
        @LinkedRoutes
        enum Page {
          @Linked("/p/{id}") case a(id: Int)
          @Linked("/p/{number}/") case b(number: Int)
          @Linked("/p/{name}") case c(name: String)
        }
        """)
    #expect(
      problems.map(\.message) == [
        "/p/{number}/ and /p/{id}, of the case a, can have one link. Let them differ in a word or in a type."
      ])
    #expect(problems.map(\.column) == [11])
  }

  @Test("cases of two branches of #if never meet, and others do") func branches() {
    let problems = problems(
      in: #"""
        @LinkedRoutes
        enum Page {
          @Linked("/a") case a
          #if DEBUG
            @Linked("/b") case b
          #else
            @Linked("/b") case b
            @Linked("/a") case c
          #endif
          #if DEBUG
            @Linked("/d")
          #endif
          case d
        }
        """#)
    #expect(
      problems.map(\.message) == [
        "/a and /a, of the case a, can have one link. Let them differ in a word or in a type.",
        "@Linked cannot be in #if alone: put the case into it too.",
      ])
    #expect(problems.map(\.column) == [13, 3])
  }

  @Test(
    "a generic type has no table",
    arguments: [
      (#"@LinkedRoutes enum Page<T> { @Linked("/") case a }"#, 24),
      (#"struct Outer<T> { @LinkedRoutes enum Page { @Linked("/") case a } }"#, 19),
    ])
  func generic(source: String, column: Int) {
    let problems = problems(in: source)
    #expect(
      problems.map(\.message) == [
        "A generic type cannot keep a table of links: move the links to an enum that is not generic."
      ])
    #expect(problems.map(\.column) == [column])
  }

  @Test("the attributes belong to an enum and its cases") func places() {
    #expect(
      problems(in: "@LinkedRoutes struct Page {}").map(\.message)
        == ["@LinkedRoutes belongs to an enum."])
    #expect(
      problems(in: #"@Linked("/") func page() {}"#).map(\.message)
        == ["@Linked belongs to a case of an enum."])
  }
}
