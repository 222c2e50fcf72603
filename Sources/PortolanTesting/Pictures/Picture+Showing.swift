public import Portolan

extension Picture {
  /// Makes the picture of a tree, with all values.
  ///
  /// When a route prints brackets or quotation marks that do not close, the whole line becomes one
  /// screen, which still differs from every other line.
  public init(of tree: NavigationTree) { self.init(opaque: tree.picture) }

  init(opaque text: String) {
    do throws(Problem) { self = try Picture(text) } catch {
      self.init(layers: [Layer(style: nil, content: .screen(text))])
    }
  }
}

/// Expects that a tree has a picture; otherwise fails the test with the differences.
///
/// ```swift
/// try await navigator.navigate(to: .product(id: 7))
/// expectPicture("main[*(products › product(7)) | account…]", of: navigator.tree)
/// ```
///
/// A picture that cannot be read fails too, with the position.
public func expectPicture(
  _ expected: String, of tree: NavigationTree, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let site = TestSite(fileID: fileID, filePath: filePath, line: line, column: column)
  expect(expected, tree.picture, at: site)
}

/// Expects that a screen has a picture, whatever the tree is.
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
