import PortolanUniversalLinks

extension NavigationGraph {
  /// The graph for Mermaid (mermaid.js.org), which draws it in Markdown.
  var mermaid: String {
    var lines = ["flowchart LR"]
    for screen in screens {
      lines.append("  \(screen.id)[\"\(Self.escaped(screen.label))\(Self.note(screen, "<br/>"))\"]")
      if let link = screen.link {
        lines.append("  \(screen.id)_link([\"\(Self.escaped(link))\"]) -.-> \(screen.id)")
      }
    }
    for edge in edges { lines.append("  \(edge.from) -->|\(edge.kind.text)| \(edge.to)") }
    return lines.joined(separator: "\n")
  }

  /// The graph for Graphviz (graphviz.org).
  var dot: String {
    var lines = ["digraph screens {", "  rankdir=LR;", "  node [shape=box, style=rounded];"]
    for screen in screens {
      lines.append(
        "  \(screen.id) [label=\"\(Self.backslashed(screen.label))\(Self.note(screen, "\\n"))\"];")
      if let link = screen.link {
        lines.append("  \(screen.id)_link [label=\"\(Self.backslashed(link))\", shape=plain];")
        lines.append("  \(screen.id)_link -> \(screen.id) [style=dashed];")
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
      .init(
        "screens",
        .array(
          screens.map { screen in
            .object([
              .init("id", .string(screen.id)), .init("label", .string(screen.label)),
              .init("module", .string(screen.module)),
              .init("link", screen.link.map { .string($0) } ?? .null),
              .init("guards", .array(screen.guards.map { .string($0) })),
              .init("problem", screen.problem.map { .string($0) } ?? .null),
            ])
          })),
      .init(
        "edges",
        .array(
          edges.map { edge in
            .object([
              .init("from", .string(edge.from)), .init("to", .string(edge.to)),
              .init("kind", .string(edge.kind.text)),
            ])
          })),
    ])
  }

  /// The guards below a label.
  private static func note(_ screen: Screen, _ lineBreak: String) -> String {
    screen.guards.isEmpty ? "" : lineBreak + "guards: " + screen.guards.joined(separator: ", ")
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
