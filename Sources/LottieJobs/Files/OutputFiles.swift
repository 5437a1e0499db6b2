import Foundation
import LottieKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The files a command will write: none may be one of its inputs, or written twice.
package struct OutputFiles {
  /// The inputs by their identities; none when they may be replaced.
  private var inputs: [Identity: String] = [:]
  /// Folders without symbolic links, by their paths.
  private var folders: [String: String] = [:]
  /// The known inputs and outputs by path.
  private var owners: [String: (input: String, output: String)] = [:]

  /// Protects inputs from being replaced.
  ///
  /// - Parameters:
  ///   - inputs: Files to read.
  ///   - overwritesInput: Whether an output may replace an input.
  package init(inputs: [String], overwritesInput: Bool) {
    guard !overwritesInput else { return }
    for input in Set(inputs) where input != "-" && !AnimationFile.isURL(input) {
      if let identity = Identity(input) { self.inputs[identity] = input }
    }
  }

  /// Registers an output.
  ///
  /// - Throws: ``Failure`` when it is an input, or registered already.
  package mutating func add(_ output: String, of input: String) throws {
    guard OutputFiles.isFile(output) else { return }
    try check(output)
    let path = canonical(output)
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

  /// Checks that an output replaces no input.
  ///
  /// - Throws: ``Failure`` when an output is one of the inputs.
  func check(_ output: String) throws {
    guard OutputFiles.isFile(output), let input = Identity(output).flatMap({ inputs[$0] }) else {
      return
    }
    throw Failure(
      .usage,
      "\(output) is \(input == output ? "the input" : "the same file as the input \(input)"); "
        + "choose another output or use --overwrite-input"
    )
  }

  /// Whether an output is neither standard output nor a device.
  private static func isFile(_ output: String) -> Bool {
    output != "-" && !output.hasPrefix("/dev/")
  }

  /// The file system's identity of a file: two paths may lead to one file.
  private struct Identity: Hashable {
    let volume: UInt64
    let number: UInt64

    init?(_ path: String) {
      var status = stat()
      guard stat(path, &status) == 0 else { return nil }
      (volume, number) = (UInt64(truncatingIfNeeded: status.st_dev), UInt64(status.st_ino))
    }
  }

  /// The path without symbolic links; folders are looked at once.
  mutating func canonical(_ path: String) -> String {
    var status = stat()
    let isLink = lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    guard !isLink, let slash = path.lastIndex(of: "/"),
      case let name = path[path.index(after: slash)...], !["", ".", ".."].contains(name)
    else { return OutputFiles.resolved(path) }
    let folder = String(path[...slash])
    let known = folders[folder] ?? OutputFiles.resolved(folder)
    folders[folder] = known
    return known + (known.hasSuffix("/") ? "" : "/") + name
  }

  private static func resolved(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
  }

  /// Creates the folder of an output, and its parents.
  ///
  /// - Throws: ``Failure``, also for what is no file: a folder called `s3:` is in nobody's mind.
  static func makeFolder(of path: String) throws {
    try StoreURL.checkOutput(path)
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
