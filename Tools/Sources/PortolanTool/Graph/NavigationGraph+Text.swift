import PortolanAssemblyReader
import PortolanUniversalLinks

extension NavigationGraph {
  /// The graph for Mermaid (mermaid.js.org), which draws it in Markdown.
  var mermaid: String {
    var lines = ["flowchart LR"]
    for screen in screens {
      let text = ([screen.label] + screen.facts).map(Self.escaped).joined(separator: "<br/>")
      lines.append("  \(screen.id)[\"\(text)\"]")
      for way in screen.ways {
        lines.append("  \(way.id)([\"\(Self.escaped(way.text))\"]) -.-> \(screen.id)")
      }
    }
    for edge in edges { lines.append("  \(edge.from) -->|\(edge.kind.text)| \(edge.to)") }
    return lines.joined(separator: "\n")
  }

  /// The graph for Graphviz (graphviz.org).
  var dot: String {
    var lines = ["digraph screens {", "  rankdir=LR;", "  node [shape=box, style=rounded];"]
    for screen in screens {
      let text = ([screen.label] + screen.facts).map(Self.backslashed).joined(separator: "\\n")
      lines.append("  \(screen.id) [label=\"\(text)\"];")
      for way in screen.ways {
        lines.append("  \(way.id) [label=\"\(Self.backslashed(way.text))\", shape=plain];")
        lines.append("  \(way.id) -> \(screen.id) [style=dashed];")
      }
    }
    for edge in edges {
      lines.append("  \(edge.from) -> \(edge.to) [label=\"\(edge.kind.text)\"];")
    }
    return (lines + ["}"]).joined(separator: "\n")
  }

  /// The graph as data.
  var json: JSONValue {
    .object([
      .init("screens", .array(screens.map(\.json))),
      .init(
        "edges",
        .array(
          edges.map { edge in
            .object([
              .init("from", .string(edge.from)), .init("to", .string(edge.to)),
              .init("kind", .string(edge.kind.text)),
            ])
          })),
      .init("notes", .array(notes.map { .string($0) })),
    ])
  }

  /// A text in quotation marks in Mermaid, or in an element of SVG.
  static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("\"", with: "&quot;").replacing("<", with: "&lt;")
      .replacing(">", with: "&gt;")
  }

  private static func backslashed(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
  }
}

extension NavigationGraph.Screen {
  /// What stands beneath the label, a line each: its guards, and what it is made of.
  var facts: [String] {
    (guards.isEmpty ? [] : ["guards: " + guards.joined(separator: ", ")]) + parts.map(\.description)
  }

  /// The ways in from outside, with a name for each.
  var ways: [(id: String, text: String)] {
    (link.map { [("\(id)_link", $0)] } ?? [])
      + entries.enumerated().map { ("\(id)_entry\($0 + 1)", $1.description) }
  }

  fileprivate var json: JSONValue {
    .object([
      .init("id", .string(id)), .init("label", .string(label)), .init("module", .string(module)),
      .init("link", link.map { .string($0) } ?? .null),
      .init("guards", .array(guards.map { .string($0) })),
      .init("problem", problem.map { .string($0) } ?? .null),
      .init(
        "entries",
        .array(
          entries.map { entry in
            .object([
              .init("requester", .string(entry.requester)),
              .init("count", .number("\(entry.count)")),
            ])
          })),
      .init("parts", .array(parts.map(\.json))),
    ])
  }
}

extension NavigationGraph.Entry: CustomStringConvertible {
  /// The place, and how often when that is more than once.
  var description: String { count == 1 ? requester : "\(requester) (\(count) times)" }
}

extension AssemblyCase.Part {
  fileprivate var json: JSONValue {
    .object([
      .init("type", .string(type)),
      .init(
        "values",
        .array(
          values.map { value in
            .object([
              .init("label", value.label.map { .string($0) } ?? .null),
              .init("text", .string(value.text)), .init("isClosure", .bool(value.isClosure)),
            ])
          })),
    ])
  }
}
