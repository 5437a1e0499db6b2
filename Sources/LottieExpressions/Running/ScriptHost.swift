/// The environment of scripts: names, and objects with members that can be called.
package protocol ScriptHost: AnyObject {
  /// The value of a name where a script runs; nil when the host does not define it.
  func global(_ name: Name, _ run: Evaluation) throws(Abrupt) -> Value?
  /// Calls a function of the host by its name; nil when there is none.
  func callGlobal(
    _ name: Name,
    _ arguments: Arguments,
    _ run: Evaluation
  ) throws(Abrupt) -> Value?
  /// A member of a host object; nil when it has none of that name.
  func member(_ name: Name, of object: HostObject, _ run: Evaluation) throws(Abrupt) -> Value?
  /// Calls a member of a host object; nil when it has no such function.
  func callMember(
    _ name: Name,
    of object: HostObject,
    _ arguments: Arguments,
    _ run: Evaluation
  ) throws(Abrupt) -> Value?
  /// Calls a host object.
  func call(
    _ object: HostObject,
    _ arguments: Arguments,
    _ run: Evaluation
  ) throws(Abrupt) -> Value
  /// The plain value of a host object: a number, a string, an array; nil when it has none.
  func plainValue(of object: HostObject, _ run: Evaluation) throws(Abrupt) -> Value?
  /// The seed of the random numbers of a script, which stay the same over time when it is timeless.
  func seed(_ run: Evaluation, isTimeless: Bool) -> UInt64
}
