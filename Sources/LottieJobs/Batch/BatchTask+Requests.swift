import LottieKit
import LottieLint

/// The requests of tasks.
extension BatchTask {
  /// The request of `lottie render`.
  func render() throws -> RenderRequest {
    try request { request in
      request.source.input = input
      request.output = output
      request.row = row
      request.part = part
      request.quiet = true
    }
  }

  /// The request of `lottie convert`.
  func convert() throws -> ConvertRequest {
    try request { request in
      request.source.input = input
      request.output = output ?? ""
      request.quiet = true
    }
  }

  /// The request of `lottie info`.
  func info() throws -> InfoRequest {
    try request { $0.source.input = input }
  }

  /// The request of `lottie diff`.
  func diff() throws -> DiffRequest {
    try request { request in
      request.source.input = input
      request.other = other
      request.output = output
      request.quiet = true
    }
  }

  /// The request of `lottie validate`.
  func validate() throws -> ValidateRequest {
    var request = try BatchTask.validate(options)
    request.files = [input]
    request.output = output
    request.quiet = output == nil
    return request
  }

  /// The request of `lottie validate` for no file in particular.
  static func validate(
    _ options: OrderedDictionary<String, JSONValue>
  ) throws -> ValidateRequest {
    var request = ValidateRequest()
    try ValidateRequest.fields.read(options, into: &request, isTask: true)
    try request.check()
    guard !request.fix, !request.updateBaseline else {
      throw Failure(.usage, "tasks do not change their inputs")
    }
    var checked = LintOptions()
    try request.checks.apply(to: &checked)
    return request
  }

  private func request<Request: OptionRequest>(
    _ setOperands: (inout Request) -> Void
  ) throws -> Request {
    var request = Request()
    try Request.fields.read(options, into: &request, isTask: true)
    setOperands(&request)
    try request.check()
    return request
  }
}

extension BatchTask.Kind {
  /// The options that tasks of the kind take, with their forms.
  package var options: [(name: String, form: OptionForm)] {
    switch self {
    case .render: BatchTask.Kind.options(of: RenderRequest.fields)
    case .validate: BatchTask.Kind.options(of: ValidateRequest.fields)
    case .info: BatchTask.Kind.options(of: InfoRequest.fields)
    case .convert: BatchTask.Kind.options(of: ConvertRequest.fields)
    case .diff: BatchTask.Kind.options(of: DiffRequest.fields)
    }
  }

  private static func options(
    of fields: RequestFields<some OptionRequest>
  ) -> [(name: String, form: OptionForm)] {
    fields.all.filter { $0.form != .operand }.map { ($0.name, $0.form) }
  }
}
