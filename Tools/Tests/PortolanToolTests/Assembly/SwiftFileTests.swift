import PortolanAssemblyReader
import Testing

@Suite("The tool reads Swift source of any form") struct SwiftFileTests {
  private func read(_ source: String) throws -> AssemblySource {
    AssemblySource([try SwiftFile("Shop.swift", source: source)])
  }

  private func parts(of source: AssemblySource) -> [String] {
    source.cases.map { "\($0.name): \($0.parts.map(\.description).joined(separator: " "))" }
  }

  @Test("literals hold quotation marks, brackets and other literals")
  func literals() throws {
    let found = try read(
      ##"""
      struct Screens {
        let quote = /["({]/, number = #/ \d+ " /#
        func screen(for route: Shop) -> Screen {
          switch route {
          case .bag: Bag("}", title: "\(names.map { "\($0 + "\(route)")" }.joined(separator: "{"))")
          case .code: Code(/* not ( this */ matching: /\(["{]/, raw: #"a " ("#)
          }
        }
      }
      """##)
    #expect(found.notes.isEmpty)
    #expect(parts(of: found) == [#"bag: Bag("}", title)"#, "code: Code(matching, raw)"])
    #expect(
      found.cases.flatMap(\.parts).flatMap(\.values).map(\.text) == [
        #""}""#, #""\(names.map { "\($0 + "\(route)")" }.joined(separator: "{"))""#,
        #"/\(["{]/"#, ##"#"a " ("#"##,
      ])
  }

  @Test("cases on both sides of #if are read, and only those are noted")
  func conditionalCases() throws {
    let found = try read(
      """
      struct Screens {
        func screen(for route: Shop) -> Screen {
          switch route {
          case .bag: Bag()
          #if DEBUG
          case .log: Log()
          #else
          case .help: Help()
          #endif
          }
        }
      }
      """)
    #expect(parts(of: found) == ["bag: Bag()", "log: Log()", "help: Help()"])
    #expect(
      found.notes == [
        "Shop.swift:6: both sides of #if are read.", "Shop.swift:8: both sides of #if are read.",
      ])
  }

  @Test("a condition before a brace is not called, generic functions and nested switches are")
  func calls() throws {
    let found = try read(
      """
      struct Screens {
        func screen(for route: Shop) -> Screen {
          Group {
            switch route {
            case .bag: if ready { Bag() } else { wait<Bag>() }
            }
          }
        }
        func ready(_ action: () -> Void) -> Screen { Wrong() }
        func wait<V>() -> Screen { Wait<V>(one: 1) }
      }
      """)
    #expect(found.notes.isEmpty)
    #expect(parts(of: found) == ["bag: Bag() Wait(one)"])
  }

  @Test("types in types are kept apart, also in extensions")
  func nestedTypes() throws {
    let found = try read(
      """
      enum Bag {
        struct Screens {
          func screen(for route: Shop) -> Screen { switch route { case .bag: bag() } }
        }
      }
      enum Other { struct Screens { func bag() -> Wrong { Wrong() } } }
      extension Bag.Screens { func bag() -> BagScreen { BagScreen() } }
      """)
    #expect(parts(of: found) == ["bag: BagScreen()"])
  }

  @Test(
    "a syntax error is said with its line and the sign in question",
    arguments: [
      ("struct A {\n  func b() {", 2, "}"), ("let a = 1\n)", 2, ")"),
      ("let a = 1\n\nlet b = \"c\nlet d = 2", 3, "\""), ("/* a", 1, "/*"),
      ("let a = (\n  1 ]", 2, ")"),
    ])
  func broken(source: String, line: Int, sign: String) throws {
    let problem = try #require(
      #expect(throws: SwiftFile.Problem.self) { try SwiftFile("Shop.swift", source: source) })
    #expect(problem.line == line)
    #expect(problem.sentence.contains("'\(sign)'"), "\(problem.sentence)")
  }
}
