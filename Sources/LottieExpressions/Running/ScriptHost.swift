/// Gives scripts their surroundings: names, and things with members that can be called.
package protocol ScriptHost: AnyObject {
  /// What a name stands for where a script runs; nil when nothing does.
  func global(_ name: Name, _ run: Evaluation) throws(Abrupt) -> Value?
  /// Calls a function of the surroundings by its name; nil when there is none.
  func callGlobal(
    _ name: Name,
    _ arguments: Arguments,
    _ run: Evaluation
  ) throws(Abrupt) -> Value?
  /// A member of a thing; nil when it has none of the name.
  func member(_ name: Name, of object: HostObject, _ run: Evaluation) throws(Abrupt) -> Value?
  /// Calls a member of a thing; nil when it has no such function.
  func callMember(
    _ name: Name,
    of object: HostObject,
    _ arguments: Arguments,
    _ run: Evaluation
  ) throws(Abrupt) -> Value?
  /// Calls a thing.
  func call(
    _ object: HostObject,
    _ arguments: Arguments,
    _ run: Evaluation
  ) throws(Abrupt) -> Value
  /// The plain value that a thing stands for: a number, a string, an array; nil when it is only itself.
  func plainValue(of object: HostObject, _ run: Evaluation) throws(Abrupt) -> Value?
  /// The seed of the random numbers of a script, which stay the same over time when it is timeless.
  func seed(_ run: Evaluation, isTimeless: Bool) -> UInt64
}
