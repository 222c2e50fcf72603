extension StackModel: HostedContent {
  func willAppear(animated: Bool) { top?.host?.begin(true, animated: animated) }

  func didAppear() {
    guard transition == nil else { return }
    top?.host?.end()
  }

  func willDisappear(animated: Bool) {
    // What is on its way ends where it was going: nobody watches any more.
    if let transition, gesture == nil { stage.end(transition) }
    if gesture != nil { cancelSwipe() }
    top?.host?.begin(false, animated: animated)
  }

  func didDisappear() { top?.host?.end() }
}
