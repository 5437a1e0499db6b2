public import LottieModel

extension JSONValue {
  /// Reads the value in a JSON file of at most 16 MiB; `-` is standard input.
  ///
  /// - Throws: ``LoadError``.
  public init(file path: String) throws(LoadError) {
    let bytes = try InputFile.read(path, limit: 16 << 20)
    do throws(JSONError) {
      self = try JSONDocument(bytes).withRoot(JSONValue.init)
    } catch {
      throw .badDocument(
        .notJSON(error, at: TextPosition(of: error.offset, in: bytes)),
        entry: nil
      )
    }
  }
}
