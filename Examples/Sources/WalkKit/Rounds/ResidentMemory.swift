import Foundation

/// How much memory the process has.
enum ResidentMemory {
  /// In bytes: what is resident now, or, where the system does not say, the most there ever was.
  static var bytes: Int {
    do {
      let text = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
      let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
      return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
    } catch {
      var usage = rusage()
      getrusage(0, &usage)  // of this process: RUSAGE_SELF, which has another type on Linux
      return Int(usage.ru_maxrss)
    }
  }
}
