import LottieModel
import LottieScene

/// Builds the script objects of a layer from the document.
struct ScriptTreeBuilder {
  private static let maximumDepth = 64

  let composition: ScriptComposition
  let document: JSONDocument
  /// Whether lottie-web has completed the layer: its tangents are points.
  private var isCompleted = false
  /// All properties, by location.
  private(set) var properties: [Int: ScriptProperty] = [:]

  init(_ composition: ScriptComposition, _ document: JSONDocument) {
    self.composition = composition
    self.document = document
  }

  /// Fills the group of a layer.
  mutating func build(_ root: ScriptGroup, _ layer: JSONCursor, _ text: TextLayer?) {
    isCompleted = layer["completed"]?.bool == true
    if let cursor = layer[.transform] {
      root.add(transform(.layerTransform, cursor), names: ["transform"])
    }
    if let list = layer["shapes"] {
      let contents = self.contents(list, depth: 0)
      root.add(contents, names: ["Contents", "ADBE Root Vectors Group"])
    }
    let effects = ScriptGroup(.effects, name: "Effects", matchName: "ADBE Effect Parade")
    if let list = layer[.effects] {
      for effect in list.elements { effects.add(self.effect(effect, depth: 0)) }
    }
    root.add(effects, names: ["effects"])
    addMasks(layer, to: root)
    addStyles(layer, to: root)
    addText(layer, text, to: root)
    addCamera(layer, to: root)
    if let remap = layer[.timeRemap], let member = ObjectKind.precompLayer.member("tm") {
      add(remap, ScriptPropertyNames(member), to: root)
    }
  }

  /// The members of an object that have script names.
  ///
  /// `byKey`: Whether the document's key is a name as well.
  private mutating func add(
    _ kind: ObjectKind,
    of cursor: JSONCursor,
    to group: ScriptGroup,
    byKey: Bool = false
  ) {
    let usesIndex = kind.matchName == ObjectKind.layerTransform.matchName
    for (name, value) in cursor.members {
      // A separated position is made from its axes.
      if name == "p", value[.value] == nil, value[.x]?.isObject == true { continue }
      let member = kind.members.first { "\($0.key)" == name && !$0.scriptNames.isEmpty }
      if let member {
        var names = ScriptPropertyNames(member, usesIndex: usesIndex)
        if byKey { names.scripts.append(name) }
        add(value, names, to: group)
      } else if byKey, value[.value] != nil {
        add(value, ScriptPropertyNames(name, keypath: name, scripts: [name]), to: group)
      }
    }
  }

  private mutating func add(
    _ cursor: JSONCursor,
    _ names: ScriptPropertyNames,
    to group: ScriptGroup
  ) {
    guard cursor.isObject, properties[cursor.location.number] == nil, cursor.count > 0 else {
      return
    }
    let (sources, location, isCompleted) = (composition.sources, cursor.location, isCompleted)
    let slot = cursor["sid"]?.string
    let isKeyed = cursor[.value]?.elements.first { _ in true }?[.time] != nil
    var names = names
    names.number = cursor[.propertyIndex]?.double.flatMap { Int(exactly: $0) } ?? names.number
    let property = ScriptProperty(
      names,
      at: location,
      source: sources.source(at: location, slot, isCompleted: isCompleted, isKeyed: isKeyed),
      script: cursor[.expression]?.string,
      in: composition
    )
    properties[cursor.location.number] = property
    group.add(property, names: names.scripts)
  }

  private mutating func transform(_ kind: ObjectKind, _ cursor: JSONCursor) -> ScriptGroup {
    let transform = ScriptGroup(.transform, name: kind.name, matchName: kind.matchName)
    add(kind, of: cursor, to: transform)
    addAxes(cursor, to: transform)
    return transform
  }

  /// A position with separated axes.
  private mutating func addAxes(_ cursor: JSONCursor, to group: ScriptGroup) {
    // Before bodymovin 4.5 each axis was a member of the transform itself.
    let isOld = cursor[.position] == nil && cursor[.xPosition]?.isObject == true
    let position = isOld ? cursor : cursor[.position]
    guard let position, isOld || position[.value] == nil && position[.expression]?.isObject == true
    else {
      return
    }
    if isOld {
      for (member, key) in zip(
        ObjectKind.axes.members.suffix(3),
        [.xPosition, .yPosition, .zPosition] as [JSONName]
      ) {
        if let value = cursor[key] { add(value, ScriptPropertyNames(member), to: group) }
      }
    } else {
      add(.axes, of: position, to: group)
    }
    let names = ObjectKind.axes.members.compactMap(\.scriptNames.first)
    let axes = names.compactMap { group.property($0) }
    guard let member = ObjectKind.layerTransform.member("p") else { return }
    let joined = ScriptProperty(
      ScriptPropertyNames(member, usesIndex: true),
      at: position.location,
      source: ScriptSource(joined: axes),
      script: nil,
      in: composition
    )
    group.add(joined, names: member.scriptNames)
  }

  private mutating func contents(_ list: JSONCursor, depth: Int) -> ScriptGroup {
    let contents = ScriptGroup(.contents, name: nil)
    guard depth < ScriptTreeBuilder.maximumDepth else { return contents }
    for item in list.elements where item.isObject && item[.type]?.string != "tr" {
      contents.add(shape(item, depth: depth))
    }
    return contents
  }

  private mutating func shape(_ item: JSONCursor, depth: Int) -> ScriptGroup {
    let type = item[.type]?.string ?? ""
    let group = ScriptGroup(
      type == "gr" ? .shapeGroup : .shape,
      name: item[.name]?.string,
      matchName: item[.matchName]?.string,
      number: (item["cix"] ?? item[.propertyIndex])?.double.flatMap { Int(exactly: $0) }
    )
    if let kind = ObjectKind.shape(type) { add(kind, of: item, to: group) }
    if type == "gr", let list = item[.contents] {
      group.add(contents(list, depth: depth + 1), names: ["Contents", "ADBE Vectors Group"])
      for inner in list.elements where inner[.type]?.string == "tr" {
        group.add(transform(.groupTransform, inner), names: ["transform"])
      }
    }
    if type == "rp", let inner = item[.repeaterTransform] {
      group.add(transform(.repeaterTransform, inner), names: ["transform"])
    }
    if type == "gf" || type == "gs", let colors = item[.gradientColors] {
      add(.gradientColors, of: colors, to: group)
    }
    addDashes(item, to: group)
    return group
  }

  private mutating func addDashes(_ item: JSONCursor, to group: ScriptGroup) {
    guard let list = item[.dashes], list.isArray else { return }
    let kind = ObjectKind.dash
    let dashes = ScriptGroup(.shape, name: kind.name, matchName: kind.matchName)
    for dash in list.elements {
      guard let value = dash[.dashLength] else { continue }
      let name = dash[.name]?.string ?? dash[.dashType]?.string ?? "dash"
      add(value, ScriptPropertyNames("v", keypath: name, scripts: [name]), to: dashes)
    }
    group.add(dashes, names: ["dash", "dashes"])
  }

  private mutating func effect(_ cursor: JSONCursor, depth: Int) -> ScriptGroup {
    let group = ScriptGroup(
      .effect,
      name: cursor[.name]?.string,
      matchName: cursor[.matchName]?.string,
      number: cursor[.propertyIndex]?.double.flatMap { Int(exactly: $0) }
    )
    group.isEnabled = cursor[.enabled]?.bool ?? true
    guard depth < ScriptTreeBuilder.maximumDepth else { return group }
    let schema = depth == 0 ? EffectKind.controls(of: cursor) : []
    let matchName = group.matchName
    var count = 0
    for control in cursor[.controls]?.elements.map(\.self) ?? [] {
      if control[.controls] != nil {
        group.add(effect(control, depth: depth + 1))
      } else if let value = control[.controlValue] {
        let own = [control[.name]?.string, control[.matchName]?.string].compactMap(\.self)
        let known = schema.first { $0.index == count }?.scriptNames(of: matchName) ?? []
        var names = ScriptPropertyNames("v", keypath: own.first ?? "", scripts: own + known)
        names.number = control[.propertyIndex]?.double.flatMap { Int(exactly: $0) }
        names.isLayerChoice = control[.type]?.double == 10
        add(value, names, to: group)
      }
      count += 1
    }
    for control in schema where control.index >= count {
      add(control, of: cursor, to: group)
    }
    return group
  }

  /// A control that the document leaves out; not a point that depends on the layer's size.
  private mutating func add(
    _ control: any EffectControl,
    of effect: JSONCursor,
    to group: ScriptGroup
  ) {
    let content: ScriptContent
    switch control.defaultValue(Size(width: 0, height: 0)) {
    case .number(let value): content = .number(value.initial)
    case .color(let value):
      content = .numbers([value.initial.red, value.initial.green, value.initial.blue, 1])
    case .point(let value) where !control.dependsOnSize:
      content = .numbers([value.initial.x, value.initial.y])
    default: return
    }
    var names = ScriptPropertyNames(
      "v",
      keypath: control.name,
      scripts: control.scriptNames(of: group.matchName)
    )
    names.number = control.index + 1
    let property = ScriptProperty(
      names,
      at: effect.location,
      source: ScriptSource(constant: content),
      script: nil,
      in: composition
    )
    group.add(property, names: names.scripts)
  }

  private mutating func addMasks(_ layer: JSONCursor, to root: ScriptGroup) {
    guard let list = layer[.masks], list.isArray else { return }
    let masks = ScriptGroup(.masks, name: "Masks", matchName: "ADBE Mask Parade")
    for cursor in list.elements {
      let mask = ScriptGroup(.mask, name: cursor[.name]?.string)
      add(.mask, of: cursor, to: mask)
      masks.add(mask)
    }
    root.add(masks)
  }

  private mutating func addStyles(_ layer: JSONCursor, to root: ScriptGroup) {
    guard let list = layer[.layerStyles], list.isArray else { return }
    let styles = ScriptGroup(.effects, name: "Layer Styles", matchName: "ADBE Layer Styles")
    for cursor in list.elements {
      let style = ScriptGroup(.effect, name: cursor[.name]?.string)
      let kind = ObjectFamily.layerStyle.kind(of: cursor) ?? .unknownLayerStyle
      add(kind, of: cursor, to: style, byKey: true)
      styles.add(style)
    }
    root.add(styles)
  }

  private mutating func addCamera(_ layer: JSONCursor, to root: ScriptGroup) {
    guard layer[.type]?.double == Double(LayerType.camera.rawValue), let zoom = layer[.zoom],
      let member = ObjectKind.cameraLayer.member("pe")
    else { return }
    let options = ScriptGroup(
      .effect,
      name: "Camera Options",
      matchName: "ADBE Camera Options Group"
    )
    add(zoom, ScriptPropertyNames(member), to: options)
    root.add(options)
  }

  private mutating func addText(_ layer: JSONCursor, _ text: TextLayer?, to root: ScriptGroup) {
    guard let text, let cursor = layer[.text], let documents = cursor[.sourceText] else { return }
    let group = ScriptGroup(.text, name: "Text", matchName: "ADBE Text Properties")
    let property = ScriptProperty(
      ScriptPropertyNames("d", keypath: "Text", scripts: ["Source Text"]),
      at: documents.location,
      source: ScriptSource(text.documents),
      script: text.expression,
      in: composition
    )
    properties[documents.location.number] = property
    group.add(property, names: ["Source Text", "sourceText", "ADBE Text Document"])
    if let animators = cursor[.animators] {
      for animator in animators.elements { group.add(self.animator(animator)) }
    }
    if let path = cursor[.pathOptions] { add(.textPath, of: path, to: group, byKey: true) }
    if let more = cursor[.moreOptions] { add(.textMore, of: more, to: group, byKey: true) }
    root.add(group, names: ["text"])
  }

  private mutating func animator(_ cursor: JSONCursor) -> ScriptGroup {
    let group = ScriptGroup(.effect, name: cursor[.name]?.string)
    if let values = cursor[.properties] {
      add(.textAnimatorValues, of: values, to: group, byKey: true)
    }
    guard let selector = cursor[.selectors] else { return group }
    for element in selector.isArray ? selector.elements.filter(\.isObject) : [selector] {
      add(.textSelector, of: element, to: group, byKey: true)
      group.add(selector: self.selector(element))
    }
    return group
  }

  /// A selector whose expression says how far each character is selected.
  private mutating func selector(_ cursor: JSONCursor) -> ScriptProperty? {
    guard cursor[.selectorType]?.double == 1, let script = cursor[.expression]?.string else {
      return nil
    }
    let property = ScriptProperty(
      ScriptPropertyNames("x", keypath: "Selector", scripts: ["Selector"]),
      at: cursor.location,
      source: ScriptSource(constant: .number(100)),
      script: script,
      in: composition
    )
    property.isOfCharacters = true
    properties[cursor.location.number] = property
    return property
  }
}
