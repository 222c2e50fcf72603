extension Picture {
  /// Reads a picture from its line of text.
  ///
  /// Throws a `Problem` with the position of the mistake if the text is no picture. An empty text
  /// gives a picture without layers. The values of a route may contain brackets and quoted text.
  public init(_ text: String) throws(Problem) {
    var reader = PictureReader(text)
    layers = try reader.layers()
  }
}
