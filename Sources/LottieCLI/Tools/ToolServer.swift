import LottieJobs
import LottieKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A server of the Model Context Protocol with tools alone, a message a line
/// (<https://modelcontextprotocol.io/specification/2025-06-18>).
struct ToolServer {
  /// Versions of the protocol that differ in nothing that is used here, the newest last.
  private static let versions = ["2024-11-05", "2025-03-26", "2025-06-18"]

  let timeout: Double
  let memory: MemoryLimit

  /// An error of JSON-RPC 2.0.
  private enum Fault: Int, Error {
    case noJSON = -32700
    case noRequest = -32600
    case noMethod = -32601
    case wrongParameters = -32602

    var message: String {
      switch self {
      case .noJSON: "not JSON, or longer than 16 MiB"
      case .noRequest: "not a request of JSON-RPC 2.0"
      case .noMethod: "there is no such method"
      case .wrongParameters: "there is no such tool, or its arguments are no object"
      }
    }
  }

  /// Answers requests to the end of standard input.
  func run() throws {
    var lines = LineReader(STDIN_FILENO)
    while let line = lines.next() {
      guard case .text(let bytes) = line else {
        try answer(.noJSON, to: .null)
        continue
      }
      guard bytes.contains(where: { $0 > 0x20 }) else { continue }
      try handle(bytes)
    }
  }

  private func handle(_ line: [UInt8]) throws {
    guard let request = try? JSONDocument(line).withRoot(JSONValue.init) else {
      return try answer(.noJSON, to: .null)
    }
    let id = request["id"]
    guard let method = request["method"]?.text, request["jsonrpc"] == .string("2.0") else {
      // An answer needs none.
      guard request["result"] == nil, request["error"] == nil else { return }
      return try answer(.noRequest, to: id ?? .null)
    }
    guard let id else { return }
    switch id {
    case .string, .number: break
    default: return try answer(.noRequest, to: .null)
    }
    let answer: [UInt8]
    do throws(Fault) {
      answer = try result(method, request["params"])
    } catch {
      return try self.answer(error, to: id)
    }
    try send(id, "result", answer)
  }

  private func result(_ method: String, _ parameters: JSONValue?) throws(Fault) -> [UInt8] {
    switch method {
    case "initialize":
      return JSONWriter.bytes(introduction(to: parameters?["protocolVersion"]?.text))
    case "ping": return Array("{}".utf8)
    case "tools/list":
      return JSONWriter.bytes(JSONValue(members: ["tools": .array(Tool.all.map(\.description))]))
    case "tools/call":
      let arguments = parameters?["arguments"]
      guard let name = parameters?["name"]?.text,
        let tool = Tool.all.first(where: { $0.name == name }),
        arguments.map({ $0 == .null || $0.memberList != nil }) ?? true
      else { throw .wrongParameters }
      return ToolProcess.call(tool, arguments, timeout: timeout, memory: memory)
    default: throw .noMethod
    }
  }

  private func introduction(to version: String?) -> JSONValue {
    let known = version.flatMap { Self.versions.contains($0) ? $0 : nil }
    return JSONValue(members: [
      "protocolVersion": .string(known ?? Self.versions[Self.versions.count - 1]),
      "capabilities": JSONValue(members: ["tools": JSONValue(members: [:])]),
      "serverInfo": JSONValue(members: [
        "name": .string("lottie"), "version": .string(lottieVersion),
      ]),
      "instructions": .string(
        "Lottie animations of one folder. Look at an animation with frames, and check it, after each change; "
          + "keypaths tells what get and set take."
      ),
    ])
  }

  private func answer(_ fault: Fault, to id: JSONValue) throws {
    let error = JSONValue(members: [
      "code": fault.rawValue.json, "message": .string(fault.message),
    ])
    try send(id, "error", JSONWriter.bytes(error))
  }

  private func send(_ id: JSONValue, _ name: String, _ value: [UInt8]) throws {
    let head = "{\"jsonrpc\":\"2.0\",\"id\":\(JSONWriter.text(id)),\"\(name)\":"
    do throws(CodecError) {
      try StandardOutput.write(Array(head.utf8) + value + Array("}\n".utf8))
    } catch {
      throw Failure(error, output: "standard output")
    }
  }
}
