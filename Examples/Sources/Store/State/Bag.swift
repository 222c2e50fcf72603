public import Observation

/// What is to be bought.
@MainActor @Observable public final class Bag {
  /// Some of one product.
  public struct Line: Hashable, Sendable, Codable {
    /// The product's number.
    public let product: Int
    /// How many.
    public let count: Int
  }

  /// In the order in which they were added.
  public private(set) var lines: [Line] = []

  private let folder: StateFolder
  private let problems: ProblemLog
  private var isLoaded = false
  @ObservationIgnored private var saving: Task<Void, Never>?

  /// Makes an empty bag.
  public init(folder: StateFolder, problems: ProblemLog) {
    self.folder = folder
    self.problems = problems
  }

  /// Reads what was in the bag; what cannot be read is reported, and the bag is empty.
  public func load() async {
    guard !isLoaded else { return }
    isLoaded = true
    do throws(StoreProblem) {
      lines = try await folder.load([Line].self, from: .bag) ?? []
    } catch { problems.report(error) }
  }

  /// Adds one of a product.
  public func add(_ product: Int) {
    if let place = lines.firstIndex(where: { $0.product == product }) {
      lines[place] = Line(product: product, count: lines[place].count + 1)
    } else {
      lines.append(Line(product: product, count: 1))
    }
    save()
  }

  /// Takes all of a product out.
  public func remove(_ product: Int) {
    lines.removeAll { $0.product == product }
    save()
  }

  /// Takes everything out.
  public func clear() {
    lines = []
    save()
  }

  /// Returns when all changes are saved.
  public func saved() async {
    await saving?.value
  }

  /// Changes are written in the order in which they were made.
  private func save() {
    let lines = lines
    saving = Task { [before = saving, folder, problems] in
      await before?.value
      do throws(StoreProblem) {
        try await folder.save(lines, to: .bag)
      } catch { problems.report(error) }
    }
  }
}
