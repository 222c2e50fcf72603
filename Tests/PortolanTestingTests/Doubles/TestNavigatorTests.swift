import Portolan
import PortolanTesting
import Testing

@MainActor @Suite("A navigator for view models remembers what it was asked and goes nowhere")
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

  private let navigator = TestNavigator<Shop>()
  private var model: Model { Model(navigator: navigator) }

  @Test func `it takes what was asked in order`() {
    model.tap()
    model.close()
    navigator.expect(.show(.product(id: 7)))
    navigator.expect(.back)
    navigator.expectNothingMore()
  }

  @Test func `it knows who asked`() throws {
    let line = #line + 1
    navigator.show(.bag)
    let asked = try #require(navigator.next())
    #expect(asked.site.line == line)
    #expect(asked.wish == .show(.bag))
    #expect(navigator.next() == nil)
  }

  @Test func `something else was asked`() {
    model.tap()
    withKnownIssue {
      navigator.expect(.show(.product(id: 8)))
    } matching: {
      "\($0)".contains("show(") && "\($0)".contains("id: 7") && "\($0)".contains("id: 8")
    }
    #expect(navigator.asked.isEmpty, "it was taken")
  }

  @Test func `nothing was asked`() {
    withKnownIssue {
      #expect(navigator.expect(.back) == nil)
    } matching: {
      "\($0)".contains("Nothing was asked")
    }
  }

  @Test func `what is left over fails, once`() {
    model.tap()
    withKnownIssue {
      navigator.expectNothingMore()
    } matching: {
      "\($0)".contains("Nobody expected") && "\($0)".contains("id: 7")
    }
    navigator.expectNothingMore()
  }

  @Test func `what nobody took fails when the navigator goes, where it was made`() {
    let line = #line + 2
    withKnownIssue {
      let forgotten = TestNavigator<Shop>()
      forgotten.show(.bag)
    } matching: {
      "\($0)".contains("Nobody expected") && $0.sourceLocation?.line == line
    }
  }

  @Test func `requests arrive by default`() async {
    #expect(await model.checkOut() == "at checkout")
    #expect(navigator.expect(.show(.checkout))?.request.outcome != nil)
  }

  @Test func `requests fail as they are told`() async {
    navigator.reply = .fails(.superseded(by: nil))
    #expect(await model.checkOut() == NavigationError.superseded(by: nil).diagnostic.code)
    navigator.expect(.show(.checkout))
  }

  @Test(arguments: [true, false]) func `requests wait until they are ended`(arrives: Bool) async {
    navigator.reply = .waits
    let task = Task { await model.checkOut() }
    await eventually { !navigator.asked.isEmpty }
    let asked = navigator.expect(.show(.checkout))
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
    #expect(arrival.route == AnyRoute(Shop.bag) && arrival.asked == AnyRoute(Shop.bag))
  }

  @Test func `a request can be cancelled by its asker`() {
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
    navigator.expect(.back)
  }
}
