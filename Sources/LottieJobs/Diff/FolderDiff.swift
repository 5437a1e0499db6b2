import LottieKit

/// Compares the animations of two folders, by their paths in them.
package struct FolderDiff {
  private let request: DiffRequest
  private let first: String
  private let second: String

  /// Creates the comparison of two folders.
  ///
  /// - Parameters:
  ///   - request: The comparison.
  ///   - first: The folder before.
  ///   - second: The folder after.
  package init(_ request: DiffRequest, first: String, second: String) {
    (self.request, self.first, self.second) = (request, first, second)
  }

  /// Does the work, and reports it.
  package func run() throws {
    if let page = request.page {
      var outputs = OutputFiles(inputs: try paths(first) + paths(second), overwritesInput: false)
      try outputs.add(page, of: first)
    }
    let entries = try entries()
    for failure in entries.compactMap(\.failure) { failure.report() }
    if !request.quiet { try write(entries) }
    if let path = request.page {
      let page = DiffPage(entries, names: request.names, isSingle: false, request: request)
      try FileWriting.write(try page.html(), to: path)
    }
    if let worst = entries.compactMap(\.failure?.status).max() {
      throw Exit(worst)
    }
    if entries.contains(where: { $0.change != .equal }) {
      throw Exit(.findings)
    }
  }

  private func write(_ entries: [DiffEntry]) throws {
    switch request.format {
    case .json:
      let output = DiffOutput(files: entries.filter { $0.change != .unreadable })
      try Console.result(JSONWriter.text(output.json))
    case .markdown:
      try Console.result(try DiffMarkdown(entries, request).text())
    case .table:
      for entry in entries where entry.change != .equal && entry.change != .unreadable {
        try Console.result(VisibleText.line("\(entry.change.rawValue)  \(entry.title)"))
        guard !entry.result.isEqual else { continue }
        for line in entry.result.lines { try Console.result("  " + line) }
      }
      try Console.result(DiffEntry.summary(entries.filter { $0.change != .unreadable }))
    }
  }

  /// All files in order.
  private func entries() throws -> [DiffEntry] {
    let (old, new) = (try files(of: first), try files(of: second))
    let (before, after) = (Set(old), Set(new))
    let both = old.filter(after.contains)
    let moves = RenamedFiles(
      before: old.filter { !after.contains($0) }.map { ($0, path(first, $0)) },
      after: new.filter { !before.contains($0) }.map { ($0, path(second, $0)) },
      request
    ).pairs
    let pairs = both.map { ($0, $0) } + moves.map { ($0.key, $0.value) }.sorted { $0 < $1 }
    let results = ParallelResults.all(pairs.count) { comparison(pairs[$0].0, pairs[$0].1) }
    let compared = Dictionary(results.map { ($0.file, $0) }) { first, _ in first }
    let former = Set(moves.keys)
    return before.union(after).sorted().compactMap { file in
      if let entry = compared[file] { return entry }
      guard !former.contains(file) else { return nil }
      let isNew = after.contains(file)
      return DiffEntry(
        file: file,
        change: isNew ? .added : .removed,
        paths: (isNew ? nil : path(first, file), isNew ? path(second, file) : nil)
      )
    }
  }

  /// The paths of the animations below a folder.
  private func files(of folder: String) throws -> [String] {
    try paths(folder).map { String($0.dropFirst(folder.count).drop { $0 == "/" }) }
  }

  private func paths(_ folder: String) throws -> [String] {
    try InputExpansion.files([folder], ignoring: [])
  }

  private func path(_ folder: String, _ file: String) -> String { folder + "/" + file }

  private func comparison(_ old: String, _ new: String) -> DiffEntry {
    let paths = (before: path(first, old), after: path(second, new))
    var entry = DiffEntry(
      file: new,
      formerFile: old == new ? nil : old,
      change: .equal,
      paths: (paths.before, paths.after)
    )
    do {
      var pair = request
      pair.source.input = paths.before
      pair.other = paths.after
      (pair.output, pair.report) = (nil, nil)
      pair.visual = request.isVisual
      entry.result = try DiffJob(pair, file: try pair.before.load()).result()
      if entry.formerFile != nil {
        entry.change = .renamed
      } else if entry.result.differs(request.threshold) {
        entry.change = .changed
      }
    } catch let failure as Failure {
      (entry.change, entry.failure) = (.unreadable, failure)
    } catch {
      entry.change = .unreadable
      entry.failure = Failure(.internalError, "\(paths.after): \(error)")
    }
    return entry
  }
}
