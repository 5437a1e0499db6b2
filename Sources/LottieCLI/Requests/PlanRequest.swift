import LottieKit

/// Tasks for many animations, in shards.
package struct PlanRequest: Sendable {
  /// The command of the tasks.
  var kind: BatchTask.Kind
  /// Files, folders or patterns; `-` is a list of files on standard input.
  var inputs: [String]
  /// The folder of the plan.
  var folder: String
  /// The options of all tasks.
  var options: OrderedDictionary<String, JSONValue> = [:]
  /// The output of each task, a template.
  var output: String?
  /// The second file of each diff, a template.
  var other: String?
  var shards = 1
  /// Frames of a task; nil is all frames of an animation.
  var splitFrames: Int?
  var rows: RowSelection?
  /// Whether inputs that cannot be read are left out.
  var skipUnreadable = false
  var quiet = false

  init(_ kind: BatchTask.Kind, inputs: [String], folder: String) {
    (self.kind, self.inputs, self.folder) = (kind, inputs, folder)
  }
}
