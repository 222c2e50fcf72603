extension Picture {
  /// Reads a picture.
  ///
  /// Throws `Problem` with the position where it cannot be read. An empty text is the empty
  /// picture. Routes are read as they print, with brackets and quoted text in their values.
  public init(_ text: String) throws(Problem) {
    var reader = PictureReader(text)
    layers = try reader.layers()
  }
}
