/// What the library adds to a change that an app would otherwise make by hand, and what depth adds.
///
/// All sides take turns in each iteration, so that a busy machine hardly changes their ratio.
@MainActor struct OverheadBenchmarks {
  let measurement: Measurement

  func run() {
    for size in measurement.options.sizes() {
      show("overhead.show", size)
      pushAndPop("overhead.pushpop", size)
      goDeep("overhead.deep", size)
    }
  }

  /// A screen that is there comes to the front in another tab.
  private func show(_ name: String, _ size: Int) {
    guard measurement.options.wants(name) else { return }
    let apps = Contestants(WideShape(screens: size))
    measurement.compare(
      SideBySide(
        n: size, sides: [(name, apps.show), (name + ".plain", apps.plainShow)],
        ratios: [(name + ".ratio", of: 0, to: 1)], prepare: apps.draw, check: apps.check))
  }

  /// A new screen comes onto the stack in front, and goes again.
  private func pushAndPop(_ name: String, _ size: Int) {
    guard measurement.options.wants(name) else { return }
    let apps = Contestants(WideShape(screens: size))
    measurement.compare(
      SideBySide(
        n: size, sides: [(name, apps.pushAndPop), (name + ".plain", apps.plainPushAndPop)],
        ratios: [(name + ".ratio", of: 0, to: 1)],
        prepare: {
          apps.draw()
          apps.show()
          apps.plainShow()
        }, check: apps.check))
  }

  /// Another screen on top of another stack, in the deep app and in the wide one.
  private func goDeep(_ name: String, _ size: Int) {
    guard measurement.options.wants(name) else { return }
    let deep = Contestants(DeepShape(screens: size))
    let wide = Contestants(WideShape(screens: size))
    measurement.compare(
      SideBySide(
        n: size,
        sides: [
          (name, deep.replace), (name + ".wide", wide.replace),
          (name + ".plain", deep.plainReplace), (name + ".wide.plain", wide.plainReplace),
        ],
        ratios: [(name + ".ratio", of: 0, to: 1), (name + ".plain.ratio", of: 2, to: 3)],
        prepare: {
          deep.draw()
          wide.draw()
        },
        check: {
          deep.check()
          wide.check()
        }))
  }
}
