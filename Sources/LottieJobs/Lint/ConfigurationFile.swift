import Foundation
import LottieKit
import LottieLint
import Yams

/// Finds and reads `.lottie.yml`.
package enum ConfigurationFile {
  /// The given configuration file, or the nearest `.lottie.yml` in this folder and its parents.
  ///
  /// `say`: Gets a line with its name.
  static func load(_ path: String?, say: (String) -> Void) throws -> LintConfiguration {
    guard let path = name(path) else {
      say("configuration: none")
      return LintConfiguration()
    }
    say("configuration: \(path)")
    return try read(try text(of: path), path)
  }

  /// The name of the file that is looked for.
  package static let standardName = ".lottie.yml"

  /// The file that ``load(_:say:)`` reads; nil when there is none.
  static func name(_ given: String?) -> String? { given ?? nearest() }

  /// The configuration in a text.
  ///
  /// `path`: The file, for errors.
  static func read(_ text: String, _ path: String) throws -> LintConfiguration {
    guard text.utf8.count <= maximumSize else { throw tooLarge(path) }
    do {
      let node = try Yams.compose(yaml: text)
      var values = maximumValues
      let value = try node.map { try ConfigurationFile.value($0, depth: 0, &values) } ?? .null
      return try LintConfiguration(value)
    } catch is TooLarge {
      throw Failure(
        .usage,
        "\(path): more than \(maximumValues) values, or nested deeper than \(maximumDepth)"
      )
    } catch let problem as LintConfiguration.Problem {
      throw Failure(.usage, "\(path): \(problem.message)")
    } catch {
      // The rest after the first line shows the source, which may be one line of any length.
      let reason = "\(error)".prefix { !$0.isNewline }.prefix(300)
      throw Failure(.usage, "\(path): not YAML: \(reason)")
    }
  }

  /// Maximum bytes of a file.
  private static let maximumSize = 256 << 10
  /// Maximum values in a file, those of aliases counted at each use.
  private static let maximumValues = 20_000
  private static let maximumDepth = 16

  /// A file that exceeds the limits.
  private struct TooLarge: Error {}

  /// The text of a file.
  private static func text(of path: String) throws -> String {
    let bytes: [UInt8]
    do throws(LoadError) {
      bytes = try InputFile.read(path, limit: maximumSize)
    } catch {
      if case .tooLarge = error { throw tooLarge(path) }
      throw Failure(error, input: path)
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Failure(.noInput, "\(path): not UTF-8 text")
    }
    return text
  }

  private static func tooLarge(_ path: String) -> Failure {
    Failure(.usage, "\(path): larger than the limit of \(maximumSize >> 10) KiB")
  }

  private static func nearest() -> String? {
    var folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    for _ in 0..<64 {
      let file = folder.appendingPathComponent(standardName).path
      if FileManager.default.fileExists(atPath: file) { return file }
      guard folder.path != "/" else { return nil }
      folder.deleteLastPathComponent()
    }
    return nil
  }

  /// A node as JSON.
  ///
  /// `left`: Remaining number of values: an alias may expand to many that hold aliases themselves.
  private static func value(_ node: Node, depth: Int, _ left: inout Int) throws -> JSONValue {
    left -= 1
    guard depth < maximumDepth, left > 0 else { throw TooLarge() }
    switch node {
    case .mapping(let mapping):
      return JSONValue(
        memberList: try mapping.map {
          ($0.key.string ?? "", try value($0.value, depth: depth + 1, &left))
        }
      )
    case .sequence(let sequence):
      return .array(try sequence.map { try value($0, depth: depth + 1, &left) })
    case .scalar(let scalar):
      if scalar.style == .singleQuoted || scalar.style == .doubleQuoted {
        return .string(scalar.string)
      }
      if let flag = node.bool { return .bool(flag) }
      if let number = node.float { return .number(number) }
      return scalar.string.isEmpty || scalar.string == "~" ? .null : .string(scalar.string)
    default: return .null
    }
  }
}
