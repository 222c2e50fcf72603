/// How far a command is, for a person who waits.
struct Progress {
  private let size: Int?
  private let console: Console
  private let clock = ContinuousClock()
  private var done = 0
  private var last: ContinuousClock.Instant

  init(of size: Int?, on console: Console) {
    self.size = size
    self.console = console
    last = clock.now
  }

  /// Says so many bytes more, a few times a second.
  mutating func advance(by bytes: Int, _ count: Int) {
    done += bytes
    guard console.showsProgress, last.duration(to: clock.now) > .milliseconds(100) else { return }
    last = clock.now
    guard let size, size > 0 else { return console.show(progress: "\(count) links") }
    let (width, share) = (30, min(1, Double(done) / Double(size)))
    let full = Int(share * Double(width))
    let bar = String(repeating: "█", count: full) + String(repeating: "░", count: width - full)
    console.show(progress: "\(bar) \(Int(share * 100)) %  \(count) links")
  }

  func end() { console.show(progress: nil) }
}
