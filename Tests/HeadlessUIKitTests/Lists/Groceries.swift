import HeadlessUIKit

/// A controller of a list that writes down what its table tells it.
class Groceries: UITableViewController {
  var sections: [[String]]
  let log = CallLog()
  private(set) var made = 0

  init(_ sections: [[String]], style: UITableView.Style = .plain) {
    self.sections = sections
    super.init(style: style)
    title = "Groceries"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    made += 1
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = sections[indexPath.section][indexPath.row]
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    log.add("willSelect \(name(indexPath))")
    return indexPath
  }

  override func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    log.add("willDeselect \(name(indexPath))")
    return indexPath
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.add("didSelect \(name(indexPath))")
  }

  override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    log.add("didDeselect \(name(indexPath))")
  }

  func name(_ place: IndexPath) -> String { sections[place.section][place.row] }

  var selected: [String] { (tableView.indexPathsForSelectedRows ?? []).map(name) }

  static var long: [String] { (1...100).map { "Row \($0)" } }
}

/// The same, with a screen for each row.
final class PushingGroceries: Groceries {
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    super.tableView(tableView, didSelectRowAt: indexPath)
    let detail = UIViewController()
    detail.title = name(indexPath)
    navigationController?.pushViewController(detail, animated: true)
  }
}
