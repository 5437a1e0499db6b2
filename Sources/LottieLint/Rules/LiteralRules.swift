import LottieModel

/// A rule whose findings come from the check of the structure, which knows it by its id.
struct StructureRule: Rule {
  let info: RuleInfo

  func add(to set: inout RuleSet) { set.checksStructure = true }
}

/// A rule about the file, broken before there is a document to look at.
struct FileRule: Rule {
  let info: RuleInfo

  func add(to set: inout RuleSet) {}
}
