/// A view for each element of a collection.
public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {
  /// The elements.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content
  let identity: (Data.Element) -> ID

  init(
    data: Data, identity: @escaping (Data.Element) -> ID,
    content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.identity = identity
    self.content = content
  }
}

extension ForEach: View where Content: View {
  /// Views of elements are built by the evaluator.
  public typealias Body = Never
  /// Not available: the view has no body.
  public var body: Never { preconditionFailure("ForEach has no body.") }
}

extension ForEach: PrimitiveView where Content: View {
  func build(_ node: ViewNode) {
    let views = node.tracked { data.map { (identity($0), content($0)) } }
    var seen: Set<ID> = []
    node.placeChildren {
      for (id, view) in views {
        guard seen.insert(id).inserted else {
          node.graph.stage.report(
            "ForEach: the ID \(id) occurs multiple times within the collection")
          continue
        }
        node.place(view, at: .identity(AnyHashable(id)), node.context)
      }
    }
  }

  func parts(under key: [ViewKey], _ lists: HeadlessViewAssumptions.Lists) -> [ViewPart] {
    data.flatMap { element in
      ErasedView.of(content(element)).parts(
        under: key + [.identity(AnyHashable(identity(element)))], lists)
    }
  }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  /// Makes a view for each element, which knows its own identity.
  nonisolated public init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, identity: { $0.id }, content: content)
  }
}

extension ForEach where Content: View {
  /// Makes a view for each element, whose identity stands at a key path.
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, identity: { $0[keyPath: id] }, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Makes a view for each number of a range.
  nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, identity: { $0 }, content: content)
  }
}

extension ForEach: TransitionBearing {
  var transitionFacts: ViewTransitionFacts { .passes }
}

extension ForEach: ViewList where Content: View {}
