import Foundation
import LottieKit

/// The folder that tools cannot leave: the working directory of the process.
enum ToolFolder {
  /// The name of an existing file, as it is passed on.
  ///
  /// - Throws: ``Failure`` for a file that is outside of the folder, by its name or by a link, or is none.
  static func input(_ name: String) throws -> String {
    let name = try plain(name)
    guard InputFile.path(name, within: ".") != nil else {
      throw Failure(.noInput, "\(name): there is no such file in the folder")
    }
    return name
  }

  /// The name of a file to be made, as it is passed on.
  ///
  /// - Throws: ``Failure`` for a name that exists, or is outside of the folder or hidden.
  static func output(_ name: String) throws -> String {
    let name = try plain(name)
    let parts = name.split(separator: "/").filter { $0 != "." }
    guard !parts.contains(where: { $0.hasPrefix(".") }) else {
      throw Failure(.usage, "\(name): hidden files are not written")
    }
    let folder = ([""] + parts.dropLast()).joined(separator: "/")
    guard Directories.exists("." + folder), folder.isEmpty || !InputFile.leads(folder, outOf: ".")
    else { throw Failure(.cannotWrite, "\(name): there is no such folder in the folder") }
    // Does not follow a link, which may lead anywhere.
    guard (try? FileManager.default.attributesOfItem(atPath: name)) == nil else {
      throw Failure(.usage, "\(name) exists; give the name of a new file")
    }
    return name
  }

  /// A name below the folder that nothing takes for an option, a URL or standard input.
  private static func plain(_ name: String) throws -> String {
    guard !name.isEmpty, name.utf8.count < 4096, VisibleText.line(name) == name else {
      throw Failure(.usage, "\(Words.quoted(VisibleText.line(name))) is not the name of a file")
    }
    let root = FileManager.default.currentDirectoryPath
    let own = root.hasSuffix("/") ? root : root + "/"
    let relative = name.hasPrefix(own) ? String(name.dropFirst(own.count)) : name
    guard !relative.hasPrefix("/"), !relative.split(separator: "/").contains("..") else {
      throw Failure(.usage, "\(name): outside of the folder")
    }
    return relative.hasPrefix("-") || relative.contains(":") ? "./" + relative : relative
  }
}
