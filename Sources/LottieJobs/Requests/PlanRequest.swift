package import LottieKit

/// Tasks for many animations, in shards.
package struct PlanRequest: Sendable {
  /// The command of the tasks.
  var kind: BatchTask.Kind
  /// Files, folders or patterns; `-` is a list of files on standard input.
  var inputs: [String]
  /// The folder of the plan.
  var folder: String
  /// The options of all tasks.
  package var options: OrderedDictionary<String, JSONValue> = [:]
  /// The output of each task, a template.
  package var output: String?
  /// The second file of each diff, a template.
  package var other: String?
  /// Number of shards.
  package var shards = 1
  /// Frames of a task; nil is all frames of an animation.
  package var splitFrames: Int?
  /// The rows that fill one animation, a task each.
  package var rows: RowSelection?
  /// Whether inputs that cannot be read are left out.
  package var skipUnreadable = false
  /// Whether only errors are printed.
  package var quiet = false

  /// Creates a request for tasks of a kind for inputs.
  package init(_ kind: BatchTask.Kind, inputs: [String], folder: String) {
    (self.kind, self.inputs, self.folder) = (kind, inputs, folder)
  }
}
