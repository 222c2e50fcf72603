public import Portolan

extension Picture {
  /// The picture of a tree, with all values.
  ///
  /// A route that prints brackets or quotation marks that do not close cannot be read; the whole
  /// line is then one screen, which still differs from every other line.
  public init(of tree: NavigationTree) { self.init(opaque: tree.picture) }

  init(opaque text: String) {
    do throws(Problem) { self = try Picture(text) } catch {
      self.init(layers: [Layer(style: nil, content: .screen(text))])
    }
  }
}

/// Expects that a tree shows what a picture says, and fails with what is other.
///
/// ```swift
/// try await navigator.navigate(to: .product(id: 7))
/// expectPicture("main[*(products › product(7)) | account…]", of: navigator.tree)
/// ```
///
/// A picture that cannot be read fails too, and says where.
public func expectPicture(
  _ expected: String, of tree: NavigationTree, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let site = TestSite(fileID: fileID, filePath: filePath, line: line, column: column)
  expect(expected, tree.picture, at: site)
}

/// Expects that a screen shows what a picture says, whatever the tree says.
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
    // Brackets that a layer may do without make no other picture.
    if lines.isEmpty { return }
    let text = lines.map { "\n  \($0)" }.joined()
    TestReport.fail("It shows\(text)\nshown:    \(shown)\nexpected: \(expected)", at: site)
  } catch { TestReport.fail("\(error)", at: site) }
}
