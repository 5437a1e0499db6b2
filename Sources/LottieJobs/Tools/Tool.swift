package import LottieKit

/// Something that `lottie mcp` does with the animations of a folder.
package struct Tool: Sendable {
  /// What a tool answers.
  struct Answer {
    var output: any JSONOutput
    /// A PNG image.
    var image: [UInt8]?
  }

  /// Arguments by name, checked.
  typealias Arguments = OrderedDictionary<String, JSONValue>

  /// Bytes of an answer's text.
  static let textLimit = 1 << 20

  /// Its name.
  package let name: String
  let summary: String
  let arguments: [ToolArgument]
  let output: any JSONOutput.Type
  /// Whether it writes no file.
  var isReadOnly = true
  let run: @Sendable (Arguments, MemoryLimit) throws -> Answer

  /// The description for clients.
  package var description: JSONValue {
    let required = arguments.filter(\.isRequired).map { JSONValue.string($0.name) }
    return JSONValue(members: [
      "name": .string(name), "description": .string(summary),
      "inputSchema": JSONValue(members: [
        "type": .string("object"),
        "properties": JSONValue(memberList: arguments.map { ($0.name, $0.schema) }),
        "required": .array(required), "additionalProperties": .bool(false),
      ]),
      "outputSchema": output.schema,
      "annotations": JSONValue(members: [
        "readOnlyHint": .bool(isReadOnly), "destructiveHint": .bool(false),
        "openWorldHint": .bool(false),
      ]),
    ])
  }

  /// Calls the tool in the working directory.
  ///
  /// - Returns: The result for clients; what went wrong is one, too.
  package func call(_ given: JSONValue?, _ memory: MemoryLimit) -> JSONValue {
    do {
      let answer = try run(try checked(given), memory)
      let value = answer.output.json
      let text = JSONWriter.text(value)
      guard text.utf8.count <= Tool.textLimit else {
        return Tool.failure(
          "the answer has \(ByteCount(bytes: text.utf8.count)); ask for less, as by a pattern"
        )
      }
      let image = answer.image.map { bytes in
        JSONValue(members: [
          "type": .string("image"), "data": .string(Base64.encode(bytes)),
          "mimeType": .string("image/png"),
        ])
      }
      return JSONValue(members: [
        "content": .array([image, Tool.content(text)].compactMap(\.self)),
        "structuredContent": value,
      ])
    } catch let failure as Failure {
      return Tool.failure(([failure.message] + failure.details).joined(separator: "\n"))
    } catch {
      return Tool.failure("\(error)")
    }
  }

  /// The result of a call that failed.
  package static func failure(_ message: String) -> JSONValue {
    JSONValue(members: [
      "content": .array([content(VisibleText.lines(message))]), "isError": .bool(true),
    ])
  }

  private static func content(_ text: String) -> JSONValue {
    JSONValue(members: ["type": .string("text"), "text": .string(text)])
  }

  private func checked(_ given: JSONValue?) throws -> Arguments {
    var arguments: Arguments = [:]
    for (name, value) in given?.memberList ?? [] where value != .null {
      guard let argument = self.arguments.first(where: { $0.name == name }) else {
        let names = Words.list(self.arguments.map(\.name))
        throw Failure(.usage, "\(Words.quoted(name)): no argument of \(self.name); it has \(names)")
      }
      arguments[name] = try argument.checked(value)
    }
    for argument in self.arguments where argument.isRequired && arguments[argument.name] == nil {
      throw Failure(.usage, "\(argument.name) is missing: \(argument.summary)")
    }
    return arguments
  }
}
