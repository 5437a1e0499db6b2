import Foundation
import LottieKit

/// The files a command will write: none may be one of its inputs, or written twice.
struct OutputFiles {
  private let inputs: [String]
  private let overwritesInput: Bool
  /// The known inputs and outputs by path.
  private var owners: [String: (input: String, output: String)] = [:]

  /// - Parameters:
  ///   - inputs: Files to read.
  ///   - overwritesInput: Whether an output may replace an input.
  init(inputs: [String], overwritesInput: Bool) {
    self.inputs = inputs.filter { $0 != "-" && !AnimationFile.isURL($0) }
    self.overwritesInput = overwritesInput
  }

  /// Registers an output.
  ///
  /// - Throws: ``Failure`` when it is an input, or registered already.
  mutating func add(_ output: String, of input: String) throws {
    guard output != "-", !output.hasPrefix("/dev/") else { return }
    try check(output)
    let path = OutputFiles.canonical(output)
    guard let other = owners.updateValue((input, output), forKey: path) else { return }
    guard other.input != input else {
      throw Failure(.usage, "\(input): two outputs would be written to \(output)")
    }
    throw Failure(
      .usage,
      "\(other.input) and \(input) would both be written to \(output); "
        + "use {dir} or {name} to separate them"
    )
  }

  /// - Throws: ``Failure`` when an output is one of the inputs.
  func check(_ output: String) throws {
    guard !overwritesInput, let identity = OutputFiles.identity(output),
      let input = inputs.first(where: { OutputFiles.identity($0) == identity })
    else { return }
    throw Failure(
      .usage,
      "\(output) is \(input == output ? "the input" : "the same file as the input \(input)"); "
        + "choose another output or use --overwrite-input"
    )
  }

  /// The file system's identity of a file: two paths may lead to one file.
  private static func identity(_ path: String) -> [UInt64]? {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
      let real = attributes[.type] as? FileAttributeType == .typeSymbolicLink
        ? try? FileManager.default.attributesOfItem(atPath: canonical(path)) : attributes,
      let volume = real[.systemNumber] as? NSNumber,
      let number = real[.systemFileNumber] as? NSNumber
    else { return nil }
    return [volume.uint64Value, number.uint64Value]
  }

  private static func canonical(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
  }

  /// Creates the folder of an output, and its parents.
  static func makeFolder(of path: String) throws {
    guard path != "-", let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return }
    let folder = String(path[..<slash])
    do {
      try FileManager.default.createDirectory(
        atPath: folder,
        withIntermediateDirectories: true
      )
    } catch {
      throw Failure(.cannotWrite, "\(folder): cannot create the folder")
    }
  }
}
