import Portolan

struct SplitView: View {
  @Bindable var split: SplitModel
  let nodes: Nodes

  var body: some View {
    columns.onChange(of: split.front, initial: true) {
      split.update.saw($1, newest: split.front)
    }
  }

  @ViewBuilder private var columns: some View {
    if split.columns.count == 2 {
      NavigationSplitView(
        columnVisibility: $split.visibility, preferredCompactColumn: $split.bound
      ) {
        column(at: 0)
      } detail: {
        column(at: 1)
      }
    } else {
      NavigationSplitView(
        columnVisibility: $split.visibility, preferredCompactColumn: $split.bound
      ) {
        column(at: 0)
      } content: {
        column(at: 1)
      } detail: {
        column(at: 2)
      }
    }
  }

  /// One view, also for a column that was never entered (S57).
  private func column(at place: Int) -> some View {
    VStack {
      if let node = split.columns[place] {
        NodeView(id: node, nodes: nodes)
      } else {
        nodes.emptyColumn(at: place, of: split.id)
      }
    }
  }
}
