public import Portolan

extension Picture {
  /// Makes the picture of a tree, with all values.
  ///
  /// If a route prints an opening bracket or quotation mark without the closing one, the line
  /// cannot be divided into parts. The picture then is a single screen whose name is the whole
  /// line, and equals only the picture of the same line.
  public init(of tree: NavigationTree) { self.init(opaque: tree.picture) }

  init(opaque text: String) {
    do throws(Problem) { self = try Picture(text) } catch {
      self.init(layers: [Layer(style: nil, content: .screen(text))])
    }
  }
}

/// Expects that `expected` is the picture of a tree; otherwise fails the test and lists the
/// differences.
///
/// ```swift
/// try await navigator.navigate(to: .product(id: 7))
/// expectPicture("main[*(products › product(7)) | account…]", of: navigator.tree)
/// ```
///
/// The test also fails if `expected` is no picture; the message then marks the mistake in it.
public func expectPicture(
  _ expected: String, of tree: NavigationTree, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let site = TestSite(fileID: fileID, filePath: filePath, line: line, column: column)
  expect(expected, tree.picture, at: site)
}

/// Expects that `expected` is the picture of a `RecordingHost`'s screen; otherwise fails the test
/// and lists the differences.
///
/// The tree is not compared.
///
/// ```swift
/// expectPicture("main[*(products) | account…]", of: host.screen)
/// ```
public func expectPicture(
  _ expected: String, of screen: ScreenModel, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let site = TestSite(fileID: fileID, filePath: filePath, line: line, column: column)
  expect(expected, screen.picture, at: site)
}

private func expect(_ expected: String, _ shown: String, at site: TestSite) {
  if expected == shown { return }
  do throws(Picture.Problem) {
    let lines = Picture(opaque: shown).differences(from: try Picture(expected))
    // Pictures that differ only in brackets that a layer does not need are equal.
    if lines.isEmpty { return }
    let text = lines.map { "\n  \($0)" }.joined()
    TestReport.fail("It shows\(text)\nshown:    \(shown)\nexpected: \(expected)", at: site)
  } catch { TestReport.fail("\(error)", at: site) }
}
