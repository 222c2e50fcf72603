extension HeadlessScreen {
  /// Presses a key of a keyboard that is attached; false when no responder has a command for it (U198).
  ///
  /// The commands of the responder with the keyboard are asked first, or those of the controller in front,
  /// then those of the responders behind. A field takes the keys that write, delete, end or move in its text.
  @discardableResult public func press(
    key: String, _ held: UIKeyModifierFlags = []
  ) -> Bool {
    layoutIfNeeded()
    let isText =
      keyboard is UITextField && held.isSubset(of: [.shift, .alphaShift]) && isTextInput(key)
    let first = keyboard ?? frontController.map(leaf)
    var candidate = first
    while let current = candidate {
      let command = current.keyCommands?.first { command in
        command.input?.lowercased() == key.lowercased() && command.modifierFlags == held
          && (!isText || command.wantsPriorityOverSystemBehavior)
          && first?.target(of: command.action, from: command) != nil
      }
      if let command {
        TargetAction(nil, command.action).send(from: command, chain: first)
        return true
      }
      candidate = current.next
    }
    return false
  }

  /// Touches the return key of the field that has the keyboard; false without one.
  @discardableResult public func pressReturn() -> Bool {
    guard let field = keyboard as? UITextField else { return false }
    if let bar = (field as? UISearchTextField)?.bar {
      bar.delegate?.searchBarSearchButtonClicked(bar)
      return true
    }
    if field.delegate?.textFieldShouldReturn(field) ?? true {
      field.sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    }
    return true
  }

  /// Whether a field does something with a key; it does nothing with Escape, tabs and function keys.
  private func isTextInput(_ key: String) -> Bool {
    let arrows = [
      UIKeyCommand.inputUpArrow, UIKeyCommand.inputDownArrow, UIKeyCommand.inputLeftArrow,
      UIKeyCommand.inputRightArrow,
    ]
    if arrows.contains(key) || ["\r", "\u{8}"].contains(key) { return true }
    guard key.count == 1 else { return false }
    return key.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
  }

  private func leaf(of controller: UIViewController) -> UIViewController {
    var leaf = controller
    while let next = leaf.frontChild { leaf = next }
    return leaf
  }
}
