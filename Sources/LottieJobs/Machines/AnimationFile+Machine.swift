import LottieKit

extension AnimationFile {
  /// A state machine of the container, and its name.
  ///
  /// - Parameters:
  ///   - name: Its id, or the path of a file with its text; nil is the initial or the first one.
  ///   - input: The name of this file, for messages.
  /// - Returns: The name, and the machine.
  /// - Throws: ``Failure``, with status 65 for a machine that players refuse.
  func machine(named name: String?, input: String) throws -> (String, StateMachineModel) {
    guard let name = name ?? manifest?.initialStateMachine ?? stateMachines.first else {
      throw Failure(.badDocument, "\(input): there is no state machine in this file")
    }
    let isInside = stateMachines.contains(name)
    let bytes = isInside ? nil : try FileWriting.contents(name)
    do throws(ContainerDefects) {
      if let model = try stateMachine(name) { return (name, model) }
      if let bytes { return (name, try StateMachineModel.decode(bytes)) }
    } catch {
      throw Failure(refused: error, in: isInside ? "\(input)!/s/\(name).json" : name)
    }
    throw Failure(
      .usage,
      "\(input): there is no state machine \(Words.quoted(name))"
        + (stateMachines.isEmpty ? "" : "; there are \(Words.list(stateMachines))")
    )
  }
}

extension Failure {
  /// The failure of a machine that players refuse, with the reasons.
  fileprivate init(refused defects: ContainerDefects, in place: String) {
    self.init(
      .badDocument,
      "\(place): players refuse this state machine",
      details: defects.list.map { defect in
        let pointer = defect.pointer.description
        return "\(place):\(defect.position.line):\(defect.position.column): \(defect.message)"
          + (pointer.isEmpty ? "" : " (\(pointer))")
      }
    )
  }
}
