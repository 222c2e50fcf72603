import Portolan

/// One app twice, with the library and by hand; both go to the same places.
@MainActor final class Contestants<Shape: StackedShape> {
  private let shape: Shape
  private let app: HeadlessApp<Shape>
  private let plain: PlainApp
  private var random = SeededGenerator()
  private var stack = 0
  private var value: UInt64 = 0
  /// What is on top of each stack.
  private var tops: [UInt64]
  private var requests: [NavigationRequest?] = []
  private var count = 0

  init(_ shape: Shape) {
    self.shape = shape
    app = HeadlessApp(shape)
    for route in shape.tour { app.show(route).requireArrival() }
    plain = shape.plainApp()
    tops = Array(repeating: 0, count: shape.stackCount)
  }

  /// Draws a stack that is not in front, and a screen that is not there.
  func draw() {
    let step = Int.random(in: 1..<shape.stackCount, using: &random)
    stack = (stack + step) % shape.stackCount
    value = random.next()
  }

  /// The screen on top of the stack comes to the front.
  func show() { requests.append(app.show(shape.top(ofStack: stack, value: tops[stack]))) }
  func plainShow() { plain.show(stack) }

  /// A screen comes onto the stack in front, and goes again.
  func pushAndPop() {
    requests.append(app.navigator.push(shape.top(ofStack: stack, value: value)))
    requests.append(app.navigator.back())
  }

  func plainPushAndPop() {
    plain.push(onto: stack)
    plain.pop(from: stack)
  }

  /// Another screen takes the place of the one on top of the stack, and comes to the front.
  func replace() {
    tops[stack] = value
    show()
  }

  func plainReplace() { plain.replaceTop(of: stack) }

  /// Both are where they should be; what they leave for later runs after each hundred.
  func check() {
    for request in requests { request.requireArrival() }
    requests = []
    precondition(plain.shows(stack, of: shape.height), "By hand something else is shown.")
    count += 1
    if count % 100 == 0 { app.rest() }
    app.requireNoFaults()
  }
}
