import ArgumentParser
import LottieJobs

/// A table that fills one animation, once a row.
struct RowOptions: ParsableArguments {
  @Option(
    name: .customLong("rows"),
    help: ArgumentHelp(
      "Draw the animation once for each row of a table: comma-separated values with a head, a "
        + "JSON object a line, or a JSON array of objects; \"-\" is standard input. Columns "
        + "fill slots, text layers, properties, image:ID and hide:KEYPATH; lottie keypaths "
        + "--fields lists them. An empty cell keeps what the animation has.",
      valueName: "file"
    ),
    completion: .file(extensions: ["csv", "ndjson", "jsonl", "json"])
  )
  var rows: String?

  @Option(
    name: .customLong("map"),
    help: ArgumentHelp(
      "Let a column of --rows fill what another name means. May be repeated.",
      valueName: "column=field"
    )
  )
  var map: [String] = []

  @Option(
    name: .customLong("limit"),
    help: ArgumentHelp("Draw the first rows only; all are checked.", valueName: "count")
  )
  var limit: Int?

  func validate() throws {
    if rows == nil, !map.isEmpty || limit != nil {
      throw ValidationError("--map and --limit need --rows")
    }
    if let limit, limit < 1 { throw ValidationError("--limit must be at least 1") }
  }

  var request: RowSelection { RowSelection(table: rows ?? "-", map: map, limit: limit) }
}
