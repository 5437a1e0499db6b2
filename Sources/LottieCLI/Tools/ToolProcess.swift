import Foundation
import LottieJobs
import LottieKit

/// A call of a tool in a process of its own: what a document does to it, it does to nothing else.
enum ToolProcess {
  /// Bytes of a result.
  private static let limit = 64 << 20

  /// Calls a tool in another process.
  ///
  /// - Returns: The JSON text of the result; what went wrong is one, too.
  static func call(
    _ tool: Tool,
    _ arguments: JSONValue?,
    timeout: Double,
    memory: MemoryLimit
  ) -> [UInt8] {
    let input = JSONValue(members: ["name": .string(tool.name), "arguments": arguments ?? .null])
    let run = ProgramCall(
      path: ProgramCall.own,
      arguments: [
        "mcp", "--call", "--timeout", Words.exact(timeout), "--max-memory", memory.maximum.text,
      ],
      input: JSONWriter.bytes(input),
      limit: limit
    )
    if run.outcome == nil, run.output.last == 0x0A { return run.output.dropLast() }
    let reason = run.lines.last { $0.hasPrefix("error: ") }?.dropFirst(7)
    let text = reason.map { String($0) } ?? "the call ended without a result"
    return JSONWriter.bytes(Tool.failure(text))
  }

  /// Answers the call on standard input.
  static func answer(_ memory: MemoryLimit) throws {
    let bytes = try InputFile.read("-")
    let request = try JSONDocument(bytes).withRoot(JSONValue.init)
    guard let name = request["name"]?.text, let tool = Tool.all.first(where: { $0.name == name })
    else { throw Failure(.usage, "--call is for the server itself") }
    try StandardOutput.write(JSONWriter.bytes(tool.call(request["arguments"], memory)) + [0x0A])
  }
}
