import Foundation
import Portolan
import PortolanTesting
import Testing

@MainActor @Suite("A TestNavigator records the verbs of a view model, and shows nothing")
struct TestNavigatorTests {
  /// A view model that knows no more than it must.
  @MainActor private struct Model {
    let navigator: any Navigating<Shop>

    func tap() { navigator.show(.product(id: 7)) }
    func close() { navigator.back() }
    func checkOut() async -> String {
      do throws(NavigationError) {
        let arrival = try await navigator.show(.checkout).arrival()
        return "at \(arrival.route?.as(Shop.self).map { "\($0)" } ?? "?")"
      } catch { return error.diagnostic.code }
    }
  }

  /// Asks for a street.
  private struct Picker: ScreenQuestion, CustomDebugStringConvertible {
    typealias Answer = String
    var near: String
    var route: Shop { .order(id: near.count) }
    var debugDescription: String { near }
  }

  private let navigator = TestNavigator<Shop>()
  private var model: Model { Model(navigator: navigator) }

  @Test func `it takes what was asked in order`() {
    model.tap()
    model.close()
    navigator.expect { $0.show(.product(id: 7)) }
    navigator.expect { $0.back() }
    navigator.expectNothingMore()
  }

  @Test func `it knows who asked`() throws {
    let line = #line + 1
    navigator.show(.bag)
    let asked = try #require(navigator.next())
    #expect(asked.site.line == line)
    #expect(asked.description == "show(.bag)" && asked.route == .bag)
    #expect(navigator.next() == nil)
  }

  @Test func `something else was asked`() async throws {
    model.tap()
    let failures = await CaughtFailures.of { navigator.expect { $0.show(.product(id: 8)) } }
    let said = try #require(failures.first).message
    #expect(said.contains("show(") && said.contains("id: 7") && said.contains("id: 8"))
    #expect(navigator.calls.isEmpty, "it was taken")
  }

  @Test func `nothing was asked`() async {
    let failures = await CaughtFailures.of { #expect(navigator.expect { $0.back() } == nil) }
    #expect(failures.first?.message.contains("No verb was performed") == true)
  }

  @Test func `what is left over fails, once`() async throws {
    model.tap()
    let failures = await CaughtFailures.of { navigator.expectNothingMore() }
    let said = try #require(failures.first).message
    #expect(said.contains("did not expect") && said.contains("id: 7"))
    navigator.expectNothingMore()
  }

  @Test func `what nobody took fails when the navigator goes, where it was made`() async throws {
    let line = #line + 2
    let failures = await CaughtFailures.of {
      let forgotten = TestNavigator<Shop>()
      forgotten.show(.bag)
    }
    let failure = try #require(failures.first)
    #expect(failure.message.contains("did not expect") && failure.line == line)
  }

  @Test func `requests arrive by default`() async {
    #expect(await model.checkOut() == "at checkout")
    let asked = navigator.expect { $0.show(.checkout) }
    #expect(asked?.request.outcome != nil)
  }

  @Test func `requests fail as they are told`() async {
    navigator.reply = .fails(.superseded(by: nil))
    #expect(await model.checkOut() == NavigationError.superseded(by: nil).diagnostic.code)
    navigator.expect { $0.show(.checkout) }
  }

  @Test(arguments: [true, false]) func `requests wait until they are ended`(arrives: Bool) async {
    navigator.reply = .waits
    let task = Task { await model.checkOut() }
    await eventually { !navigator.calls.isEmpty }
    let asked = navigator.expect { $0.show(.checkout) }
    #expect(asked?.request.outcome == nil)
    if arrives { asked?.arrive() } else { asked?.fail(.expired) }
    #expect(await task.value == (arrives ? "at checkout" : NavigationError.expired.diagnostic.code))
  }

  @Test func `an end counts once`() {
    navigator.reply = .waits
    let request = navigator.show(.bag)
    let asked = navigator.next()
    asked?.arrive()
    asked?.fail(.gone)
    asked?.arrive()
    guard case .success(let arrival)? = request.outcome else {
      Issue.record("it did not arrive")
      return
    }
    #expect(arrival.route == AnyRoute(Shop.bag) && arrival.requested == AnyRoute(Shop.bag))
  }

  @Test func `a request can be cancelled by its caller`() {
    navigator.reply = .waits
    let request = navigator.show(.bag)
    request.cancel()
    #expect(request.outcome == .failure(.cancelled))
    navigator.next()?.arrive()
    #expect(request.outcome == .failure(.cancelled))
  }

  @Test func `a step back arrives nowhere in particular`() {
    let request = navigator.back()
    guard case .success(let arrival)? = request.outcome else {
      Issue.record("it did not arrive")
      return
    }
    #expect(arrival.route == nil)
    navigator.expect { $0.back() }
  }

  @Test func `it knows every verb`() {
    func all(_ caller: some Navigating<Shop>) {
      caller.show(
        .bag, placed: .presented(.sheet),
        options: RequestOptions(policy: .enqueue, keepsReplacedPart: true))
      caller.show([.products, .product(id: 1)])
      caller.push(.note)
      caller.update(.product(id: 2))
      caller.set([.product(id: 1)], of: .products)
      caller.replace(above: .products, with: [.product(id: 3)])
      caller.select(.bag)
      caller.bringToFront(.bag)
      caller.reset(to: .note)
      caller.proceed(to: .main)
      caller.showKept()
      caller.back()
      caller.pop(to: .products)
      caller.popToRoot()
      caller.dismiss()
      caller.dismiss(to: .bag)
      caller.dismissAll()
      caller.close(.bag)
      caller.open(URL(string: "shop://bag")!)
      caller.transaction {
        $0.dismissAll()
        $0.show(.bag)
      }
    }
    all(navigator)
    #expect(navigator.calls.count == 20)
    let calls = navigator.calls.map(\.description)
    #expect(
      calls == [
        "show(.bag, placed: .presented(sheet, over: .front), "
          + "options: RequestOptions(policy: .enqueue, keepsReplacedPart: true))",
        "show([.products, .product(id: 1)])",
        "push(.note)", "update(.product(id: 2))", "set([.product(id: 1)], of: .products)",
        "replace(above: .products, with: [.product(id: 3)])", "select(.bag)", "bringToFront(.bag)",
        "reset(to: .note)", "proceed(to: .main)", "showKept()", "back()", "pop(to: .products)",
        "popToRoot()", "dismiss()", "dismiss(to: .bag)", "dismissAll()", "close(.bag)",
        "open(shop://bag)", "transaction { dismissAll(); show(.bag) }",
      ])
    navigator.expect { all($0) }
    navigator.expectNothingMore()
  }

  @Test func `it knows the options of every verb`() throws {
    let url = try #require(URL(string: "shop://bag"))
    let verbs: [(any Navigating<Shop>, RequestOptions) -> NavigationRequest] = [
      { $0.show(.bag, options: $1) }, { $0.show([.products, .bag], options: $1) },
      { $0.push(.note, options: $1) }, { $0.update(.bag, options: $1) },
      { $0.set([.bag], of: .products, options: $1) },
      { $0.replace(above: .products, with: [.bag], options: $1) }, { $0.select(.bag, options: $1) },
      { $0.bringToFront(.bag, options: $1) }, { $0.reset(to: .note, options: $1) },
      { $0.proceed(to: .main, options: $1) }, { $0.showKept(options: $1) },
      { $0.back(options: $1) }, { $0.pop(to: .products, options: $1) },
      { $0.popToRoot(options: $1) }, { $0.dismiss(options: $1) },
      { $0.dismiss(to: .bag, options: $1) }, { $0.dismissAll(options: $1) },
      { $0.close(.bag, options: $1) }, { $0.open(url, options: $1) },
      { navigator, options in navigator.transaction(options: options) { $0.back() } },
    ]
    let site = CallSite(named: "campaign 12")
    for verb in verbs {
      _ = verb(navigator, RequestOptions(policy: .enqueue, from: site))
      let plain = TestNavigator<Shop>()
      _ = verb(plain, .init())
      let (call, expected) = (try #require(navigator.next()), try #require(plain.next()))
      #expect(call.site == site)
      #expect(call.description.contains("options: .enqueued"), "\(call)")
      #expect(!expected.description.contains("options"), "\(expected)")
    }
  }

  @Test func `what is handed over can be looked at`() {
    final class Draft {}
    let draft = Draft()
    navigator.show(.checkout, handing: draft)
    let asked = navigator.expect { $0.show(.checkout) }
    #expect(asked?.handed(as: Draft.self) === draft && asked?.handed(as: String.self) == nil)
  }

  @Test(arguments: [false, true])
  func `a question is open until it is answered`(waits: Bool) async throws {
    let picker = Picker(near: "Oslo")
    navigator.reply = waits ? .waits : .arrives
    let asking = Task { try await navigator.ask(picker) }
    await eventually { !navigator.calls.isEmpty }
    let asked = navigator.expect(asking: picker)
    asked?.finish(picker, with: "Karl Johans gate")
    asked?.end(picker, .dismissed)
    #expect(try await asking.value == .finished("Karl Johans gate"))
  }

  @Test func `another question was asked`() async throws {
    let asking = Task { try await navigator.ask(Picker(near: "Oslo")) }
    await eventually { !navigator.calls.isEmpty }
    let other = Picker(near: "Bergen")
    let failures = await CaughtFailures.of {
      navigator.expect(asking: other)?.end(other, .cancelled)
    }
    let said = try #require(failures.first).message
    #expect(said.contains("order(id: 4)") && said.contains("order(id: 6)"))
    #expect(try await asking.value == .cancelled)
  }
}
