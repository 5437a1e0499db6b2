import Foundation
import Testing

/// The program is the library's first client: what it needs of lower targets, the library shows.
struct ProgramImportTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The modules that the Swift files below a folder import, and where.
  private func imports(_ folder: String) throws -> [(module: String, file: String)] {
    let url = Self.root.appendingPathComponent(folder)
    let files = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
    return try files.filter { $0.hasSuffix(".swift") }.flatMap { file in
      try String(contentsOf: url.appendingPathComponent(file), encoding: .utf8)
        .matches(of: /(?m)^\s*(?:@\w+ )*(?:\w+ )?import (?:struct |func |enum |class )?(\w+)/)
        .map { (String($0.1), file) }
    }
  }

  @Test func `the program imports the jobs, LottieKit and LottieLint, and no target below them`()
    throws
  {
    let imports = try imports("Sources/LottieCLI")
    #expect(imports.count > 60)
    for entry in imports where entry.module.hasPrefix("Lottie") {
      #expect(["LottieJobs", "LottieKit", "LottieLint"].contains(entry.module), "\(entry.file)")
    }
  }

  @Test func `jobs know neither the parser of arguments nor the look of a terminal`() throws {
    let imports = try imports("Sources/LottieJobs")
    #expect(imports.count > 60)
    for entry in imports {
      #expect(!["ArgumentParser", "Rainbow", "TextTable"].contains(entry.module), "\(entry.file)")
      guard entry.module.hasPrefix("Lottie") else { continue }
      #expect(["LottieKit", "LottieLint"].contains(entry.module), "\(entry.file)")
    }
  }

  @Test(arguments: ["Sources/LottieC", "Tests/Clients/LottieIOSTests", "Tests/Clients/GuideTests"])
  func `so do the C interface and the clients`(folder: String) throws {
    let imports = try imports(folder)
    #expect(imports.contains { $0.module == "LottieKit" })
    for entry in imports where entry.module.hasPrefix("Lottie") {
      #expect(["LottieKit", "LottieLint"].contains(entry.module), "\(entry.file)")
    }
  }
}
