/// Rows whose columns stand below each other.
package struct TextTable {
  /// A text, and how it looks on a terminal.
  package struct Cell {
    let text: String
    var look: Console.Look?

    package init(_ text: String, _ look: Console.Look? = nil) {
      self.text = text
      self.look = look
    }
  }

  private let header: [Cell]
  private var rows: [[Cell]] = []

  package init(_ header: String...) { self.header = header.map { Cell($0, .faint) } }

  package mutating func add(_ cells: Cell...) { rows.append(cells) }

  /// Writes the rows, below a header when there are any.
  package func say(on console: Console) {
    guard !rows.isEmpty else { return }
    let all = [header] + rows
    let widths = header.indices.map { column in all.map { $0[column].text.count }.max() ?? 0 }
    for row in all {
      // Nothing stands behind the last text of a row.
      let last = row.lastIndex { !$0.text.isEmpty } ?? 0
      let cells = row[...last].enumerated().map { column, cell in
        let space = column == last ? 0 : widths[column] - cell.text.count
        return console.text(cell.text, cell.look) + String(repeating: " ", count: space)
      }
      console.say(cells.joined(separator: "  "))
    }
  }
}
