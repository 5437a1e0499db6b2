import LottieKit

/// Addresses of object stores and of other places that are not files.
enum StoreURL {
  /// The schemes that inputs may have.
  private static let readable = ["http", "https", "file", "data"]

  /// The scheme of `scheme://…`, lowercase; nil for a path.
  static func scheme(of name: String) -> String? {
    let scheme = name.utf8.prefix { $0 != UInt8(ascii: ":") }
    guard name.utf8.dropFirst(scheme.count).starts(with: "://".utf8), scheme.count > 1,
      scheme.allSatisfy({
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20) || isOther($0)
      })
    else { return nil }
    return String(decoding: scheme, as: UTF8.self).lowercased()
  }

  /// Whether a byte may be in a scheme besides letters.
  private static func isOther(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || "+-.".utf8.contains(byte)
  }

  /// Refuses an input that only other programs can read.
  ///
  /// - Throws: ``Failure``, which says what to do.
  static func checkInput(_ name: String) throws {
    guard let scheme = scheme(of: name), !readable.contains(scheme) else { return }
    throw Failure(
      .noInput,
      "\(name): lottie reads files; copy it to one first\(tool(scheme)), "
        + "or use lottie_dask, which does that (docs/scale.md)"
    )
  }

  /// Refuses an output that is no file.
  ///
  /// - Throws: ``Failure``, which says what to do.
  static func checkOutput(_ name: String) throws {
    guard let scheme = scheme(of: name) else { return }
    throw Failure(
      .usage,
      "\(name): lottie writes files; write one and copy it\(tool(scheme)), "
        + "or use lottie_dask, which does that (docs/scale.md)"
    )
  }

  /// The program that copies from and to a store, in parentheses.
  private static func tool(_ scheme: String) -> String {
    switch scheme {
    case "s3": " (aws s3 cp)"
    case "gs": " (gcloud storage cp)"
    case "az", "abfs", "abfss", "wasb", "wasbs": " (azcopy copy)"
    default: ""
    }
  }
}
