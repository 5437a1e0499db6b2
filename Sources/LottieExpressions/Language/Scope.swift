/// The names declared in a function or a block, while it is compiled.
final class Scope {
  let parent: Scope?
  /// The function it belongs to.
  let function: FunctionScope
  private var slots: [String: (slot: Int, isConstant: Bool, isAdopted: Bool)] = [:]
  private var pending: [(variable: Variable, hops: Int)] = []

  init(parent: Scope?, function: FunctionScope) {
    self.parent = parent
    self.function = function
  }

  /// Creates the outermost scope of a function that is made within another.
  convenience init(ofFunctionIn outer: Scope?) {
    outer?.function.makesFunctions = true
    self.init(parent: outer, function: FunctionScope())
  }

  /// The function's outermost scope, in which `var` declares.
  var root: Scope {
    guard let parent, parent.function === function else { return self }
    return parent.root
  }

  /// Declares a name; declaring it again changes nothing.
  ///
  /// - Returns: Its variable's number.
  @discardableResult
  func declare(_ name: String, isConstant: Bool = false, isAdopted: Bool = false) -> Int {
    if let known = slots[name] { return known.slot }
    let slot = function.slotCount
    function.slotCount += 1
    slots[name] = (slot, isConstant, isAdopted)
    return slot
  }

  /// Notes a use of a name.
  func use(_ variable: Variable) { pending.append((variable, 0)) }

  /// Finds the variables of the names used; what is not declared here is looked for further out.
  ///
  /// - Returns: The names that are declared nowhere, of the outermost scope.
  @discardableResult
  func close() -> Set<String> {
    var free: Set<String> = []
    let leaves = parent.map { $0.function !== function } ?? false
    for (variable, hops) in pending {
      if let found = slots[variable.text] {
        variable.bind(
          slot: found.slot,
          hops: hops,
          isConstant: found.isConstant,
          isAdopted: found.isAdopted
        )
      } else if let parent {
        parent.pending.append((variable, hops + (leaves ? 1 : 0)))
      } else {
        free.insert(variable.text)
      }
    }
    pending = []
    return free
  }

  /// The uses of names, so far, that are assigned but declared nowhere.
  var assignedUndeclared: [Variable] {
    pending.map(\.variable).filter { $0.isAssigned && slots[$0.text] == nil }
  }

  /// Declares the names that are assigned but declared nowhere: they belong to the run.
  func adoptAssigned() {
    for (variable, _) in pending where variable.isAssigned && slots[variable.text] == nil {
      function.adopted.append(declare(variable.text, isAdopted: true))
    }
  }

  /// The variable of a name that is declared here.
  func slot(of name: String) -> Int? { slots[name]?.slot }
}

/// The state shared by a function's scopes.
///
/// It leads to none of them: they lead to it, and are needed only while the function is compiled.
final class FunctionScope {
  @exclusivity(unchecked) var slotCount = 0
  /// Functions declared in it, made before it runs.
  @exclusivity(unchecked) var hoisted: [(slot: Int, code: FunctionCode)] = []
  /// Variables that are absent until they are assigned.
  @exclusivity(unchecked) var adopted: [Int] = []
  /// Whether functions are made in it, which may keep its frame.
  @exclusivity(unchecked) var makesFunctions = false
}
