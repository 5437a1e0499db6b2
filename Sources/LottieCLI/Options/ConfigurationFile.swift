import Foundation
import LottieLint
import LottieModel
import Yams

/// Finds and reads `.lottie.yml`.
enum ConfigurationFile {
  /// The configuration of a file, or the nearest `.lottie.yml` of this folder and those above it.
  static func load(_ path: String?) throws -> LintConfiguration {
    guard let path = path ?? nearest() else { return LintConfiguration() }
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      throw Failure(.noInput, "\(path): cannot be read")
    }
    do {
      let node = try Yams.compose(yaml: text)
      return try LintConfiguration(node.map { value($0, depth: 0) } ?? .null)
    } catch let problem as LintConfiguration.Problem {
      throw Failure(.usage, "\(path): \(problem.message)")
    } catch {
      throw Failure(.usage, "\(path): not YAML: \(error)")
    }
  }

  private static func nearest() -> String? {
    var folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    for _ in 0..<64 {
      let file = folder.appendingPathComponent(".lottie.yml").path
      if FileManager.default.fileExists(atPath: file) { return file }
      guard folder.path != "/" else { return nil }
      folder.deleteLastPathComponent()
    }
    return nil
  }

  private static func value(_ node: Node, depth: Int) -> JSONValue {
    guard depth < 16 else { return .null }
    switch node {
    case .mapping(let mapping):
      return JSONValue(
        memberList: mapping.map { ($0.key.string ?? "", value($0.value, depth: depth + 1)) }
      )
    case .sequence(let sequence): return .array(sequence.map { value($0, depth: depth + 1) })
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
