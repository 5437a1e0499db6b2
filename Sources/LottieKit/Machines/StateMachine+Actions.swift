import LottieModel

extension StateMachine {
  /// Performs the actions of a state that is entered or left: transitions wait.
  func perform(_ actions: [StateMachineModel.Action]) {
    for action in actions { perform(action, runs: false) }
  }

  /// Performs an action; those of interactions take transitions after each.
  func perform(_ action: StateMachineModel.Action, runs: Bool) {
    switch action.kind {
    case .increment(let name, let amount): add(amount, 1, to: name, runs)
    case .decrement(let name, let amount): add(amount, -1, to: name, runs)
    case .multiply(let name, let factor):
      change(name, runs) { value in number(factor).map { value * $0 } }
    case .floor(let name): change(name, runs) { $0.rounded(.down) }
    case .clamp(let name, let minimum, let maximum): clamp(name, minimum, maximum, runs)
    case .setRandom(let name, let minimum, let maximum, let isInteger):
      setRandom(name, minimum, maximum, isInteger, runs)
    case .setNumeric(let name, let value):
      if number(name) != nil, let value = number(value) { put(name, .number(value), runs) }
    case .setBoolean(let name, let value):
      if inputs.booleans[name] != nil, let value = boolean(value) {
        put(name, .boolean(value), runs)
      }
    case .setString(let name, let text):
      guard inputs.strings[name] != nil else { return }
      put(name, .string(inputs.strings[text.reference]?.value ?? text), runs)
    case .toggle(let name):
      if let value = inputs.booleans[name]?.value { put(name, .boolean(!value), runs) }
    case .fire(let name): fire(name, runs: runs)
    case .reset(let name): reset(name, runs)
    case .setTheme(let name): setTheme(name)
    case .setFrame(let value):
      if let frame = number(value) { show(frame) }
    case .setProgress(let value):
      guard let percent = number(value) else { return }
      show((playback.clip.frameCount - 1) * (min(max(percent, 0), 100) / 100))
    case .fireCustomEvent(let message): tell(.custom(message))
    case .openURL(let url, let target):
      let named = url.hasPrefix("$") ? inputs.strings[url.reference]?.value : nil
      tell(.openURL(named ?? url, target: target))
    }
  }

  /// Sets an input, and tells a new value.
  func assign(_ name: String, _ value: Value, isAction: Bool) {
    guard !name.hasPrefix("@") else { return }
    if let old = inputs.set(name, value), old != value {
      tell(.inputChanged(name, from: old, to: value))
    }
    if isAction { hasChangedInputs = true }
  }

  /// Fires an event.
  ///
  /// - Returns: False if the machine does not have it.
  @discardableResult
  func fire(_ name: String, runs: Bool) -> Bool {
    guard inputs.events.contains(name) else { return false }
    tell(.inputFired(name))
    pending = name
    if runs { run() }
    return true
  }

  private func put(_ name: String, _ value: Value, _ runs: Bool) {
    guard !name.hasPrefix("@") else { return }
    assign(name, value, isAction: !runs)
    if runs { run() }
  }

  /// An amount that cannot be found is 1.
  private func add(
    _ amount: StateMachineModel.Operand?,
    _ sign: Float,
    to name: String,
    _ runs: Bool
  ) {
    guard let value = number(name) else { return }
    put(name, .number(value + sign * (amount.flatMap(number) ?? 1)), runs)
  }

  /// Changes a number; transitions follow only if it is another one.
  private func change(_ name: String, _ runs: Bool, _ new: (Float) -> Float?) {
    guard let value = number(name), let result = new(value), result != value else { return }
    put(name, .number(result), runs)
  }

  /// Limits that are written but cannot be found, and those in the wrong order, change nothing.
  private func clamp(
    _ name: String,
    _ minimum: StateMachineModel.Operand?,
    _ maximum: StateMachineModel.Operand?,
    _ runs: Bool
  ) {
    let (low, high) = (minimum.flatMap(number), maximum.flatMap(number))
    guard (low == nil) == (minimum == nil), (high == nil) == (maximum == nil) else { return }
    if let low, let high, low > high { return }
    change(name, runs) { value in
      let raised = low.map { max(value, $0) } ?? value
      return high.map { min(raised, $0) } ?? raised
    }
  }

  private func setRandom(
    _ name: String,
    _ minimum: StateMachineModel.Operand?,
    _ maximum: StateMachineModel.Operand?,
    _ isInteger: Bool,
    _ runs: Bool
  ) {
    guard number(name) != nil, let low = number(minimum ?? .number(0)),
      let high = number(maximum ?? .number(1)), low <= high
    else { return }
    let fraction = random.fraction()
    let value =
      isInteger
      ? low + (fraction * (high - low + 1)).rounded(.down) : low + fraction * (high - low)
    put(name, .number(value), runs)
  }

  private func reset(_ name: String, _ runs: Bool) {
    guard status != .stopped, !name.hasPrefix("@") else { return }
    if let first = inputs.first(name) {
      assign(name, first, isAction: !runs)
    } else if !runs {
      hasChangedInputs = true
    }
    if runs { run() }
  }

  private func setTheme(_ name: String) {
    let id = name.hasPrefix("$") ? inputs.strings[String(name.dropFirst())]?.value ?? name : name
    if id.isEmpty {
      themes = []
    } else if isTheme(id) {
      themes.removeAll { $0 == id }
      themes.append(id)
    }
  }

  private func show(_ frame: Float) {
    guard frame.isFinite else { return }
    playback.show(min(max(frame, 0), playback.clip.frameCount - 1))
  }
}
