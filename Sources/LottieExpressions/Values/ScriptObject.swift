/// Anything of a script that has members.
package class ScriptObject {
  fileprivate init() {}

  /// Releases everything it holds, so that reference cycles do not outlive a run.
  func empty() {}
}

/// An array.
package final class ArrayObject: ScriptObject {
  /// The elements.
  @exclusivity(unchecked) package var elements: [Value]

  init(_ elements: [Value]) {
    self.elements = elements
  }

  override func empty() { elements = [] }
}

/// An object with members by name, in the order they were added.
package final class PlainObject: ScriptObject {
  /// Fewer members than this are looked for one by one.
  private static let indexedFrom = 8
  @exclusivity(unchecked) private(set) var keys: [String] = []
  @exclusivity(unchecked) private(set) var values: [Value] = []
  @exclusivity(unchecked) private var indices: [String: Int] = [:]
  /// Whether it is an error, with a name and a message.
  let isError: Bool

  /// Creates an object from its members.
  package convenience init(_ members: [(String, Value)] = []) {
    self.init(isError: false)
    for (key, value) in members { set(key, value) }
  }

  init(isError: Bool) {
    self.isError = isError
  }

  private func index(_ key: String) -> Int? {
    indices.isEmpty ? keys.firstIndex(of: key) : indices[key]
  }

  /// A member, or nil.
  package func get(_ key: String) -> Value? { index(key).map { values[$0] } }

  /// Adds or replaces a member.
  func set(_ key: String, _ value: Value) {
    if let index = index(key) {
      values[index] = value
      return
    }
    keys.append(key)
    values.append(value)
    if !indices.isEmpty {
      indices[key] = keys.count - 1
    } else if keys.count >= PlainObject.indexedFrom {
      for (i, key) in keys.enumerated() { indices[key] = i }
    }
  }

  /// Removes a member.
  ///
  /// Linear in the number of members.
  func remove(_ key: String) {
    guard let index = index(key) else { return }
    keys.remove(at: index)
    values.remove(at: index)
    guard !indices.isEmpty else { return }
    indices[key] = nil
    // The names are not looked at again: they may be long.
    indices = indices.mapValues { $0 > index ? $0 - 1 : $0 }
  }

  override func empty() {
    keys = []
    values = []
    indices = [:]
  }
}

/// A function of the script, with the variables it sees.
final class Closure: ScriptObject {
  let code: FunctionCode
  let scope: Frame

  init(_ code: FunctionCode, _ scope: Frame) {
    self.code = code
    self.scope = scope
  }
}

/// A function of the library, perhaps taken from a value: `Math.sin`, `[].push`.
final class NativeFunction: ScriptObject {
  let function: LibraryFunction
  let receiver: Value

  init(_ function: LibraryFunction, receiver: Value = .undefined) {
    self.function = function
    self.receiver = receiver
  }
}

/// A host object, opaque to scripts.
package final class HostObject: ScriptObject {
  /// The kind of the referent.
  package let kind: Int
  /// The referent.
  package unowned(unsafe) let target: AnyObject?
  private let owned: AnyObject?
  /// A number by which the host distinguishes objects of the same kind and target.
  package let number: Int

  /// Creates a handle of something that outlives it.
  package init(kind: Int, target: AnyObject? = nil, number: Int = 0) {
    self.kind = kind
    self.target = target
    self.number = number
    owned = nil
  }

  /// Creates a handle of something that lives as long as the handle.
  package init(kind: Int, owning target: AnyObject) {
    self.kind = kind
    self.target = target
    number = 0
    owned = target
  }

  /// Whether both refer to the same object.
  func isSame(_ other: HostObject) -> Bool {
    kind == other.kind && number == other.number && target === other.target
  }
}
