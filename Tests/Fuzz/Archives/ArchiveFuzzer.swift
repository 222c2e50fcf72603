import Foundation
import PortolanTesting

@testable import PortolanFixtures

/// What libFuzzer calls with bytes that it makes up: as a saved scene, as waiting requests, as a log.
///
/// `Scripts/soak scenes` builds it. A crash, a hang or a promise that does not hold is found.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let data = Data(bytes: start, count: count)
  MainActor.assumeIsolated {
    if case .broken(let what) = HostileArchive.outcome(of: data) { fatalError(what) }
  }
  // The tasks of a scene that has closed end.
  RunLoop.main.run(until: .distantPast)
  return 0
}

/// Writes the files with which the fuzzer begins into its last argument, a folder; when that is a file, it is
/// what is tried.
@_cdecl("LLVMFuzzerInitialize")
public func initialize(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>>>
) -> CInt {
  let folder = URL(filePath: String(cString: arguments.pointee[Int(count.pointee) - 1]))
  var isFolder = ObjCBool(false)
  guard FileManager.default.fileExists(atPath: folder.path(), isDirectory: &isFolder),
    isFolder.boolValue
  else { return 0 }
  MainActor.assumeIsolated {
    do {
      for (number, file) in try HostileArchive.sound().enumerated() {
        try file.write(to: folder.appending(path: "sound-\(number)"))
      }
    } catch { fatalError("\(error)") }
  }
  return 0
}

/// Changes what stands in a file, where libFuzzer alone would change bytes.
@_cdecl("LLVMFuzzerCustomMutator")
public func mutate(
  _ start: UnsafeMutablePointer<UInt8>, _ count: Int, _ longest: Int, _ seed: UInt32
) -> Int {
  var mutation = ArchiveMutation(random: SeededGenerator(seed: UInt64(seed)))
  let new = mutation.file(among: [Data(bytes: start, count: count)]).prefix(longest)
  new.copyBytes(to: start, count: new.count)
  return new.count
}
