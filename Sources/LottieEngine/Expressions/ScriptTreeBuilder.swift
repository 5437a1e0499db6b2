import LottieModel

/// Makes what scripts see of a layer from the document.
struct ScriptTreeBuilder {
  private static let maximumDepth = 64

  let composition: ScriptComposition
  let document: JSONDocument
  /// All properties, by the place where they stand.
  private(set) var properties: [Int: ScriptProperty] = [:]

  init(_ composition: ScriptComposition, _ document: JSONDocument) {
    self.composition = composition
    self.document = document
  }

  /// Fills the group of a layer.
  mutating func build(_ root: ScriptGroup, _ layer: JSONCursor, _ text: TextLayer?) {
    if let cursor = layer["ks"] {
      let transform = ScriptGroup(.transform, name: "Transform", matchName: "ADBE Transform Group")
      add(ScriptNames.transform, of: cursor, to: transform, numbers: ScriptNames.transformNumbers)
      addAxes(cursor, to: transform)
      root.add(transform, names: ["transform"])
    }
    if let list = layer["shapes"] {
      let contents = self.contents(list, depth: 0)
      root.add(contents, names: ["Contents", "ADBE Root Vectors Group"])
    }
    let effects = ScriptGroup(.effects, name: "Effects", matchName: "ADBE Effect Parade")
    if let list = layer["ef"] {
      for effect in list.elements { effects.add(self.effect(effect, depth: 0)) }
    }
    root.add(effects, names: ["effects"])
    addMasks(layer, to: root)
    addStyles(layer, to: root)
    addText(layer, text, to: root)
    if let remap = layer["tm"] {
      add(remap, "tm", names: ["Time Remap", "timeRemap", "ADBE Time Remapping"], to: root)
    }
  }

  private mutating func add(
    _ table: ScriptNames.Table,
    of cursor: JSONCursor,
    to group: ScriptGroup,
    numbers: [String: Int] = [:]
  ) {
    for (name, value) in cursor.members {
      guard let entry = table.first(where: { $0.key == name }) else { continue }
      add(value, name, names: entry.names, to: group, number: numbers[name])
    }
  }

  private mutating func add(
    _ cursor: JSONCursor,
    _ key: String,
    names: [String],
    to group: ScriptGroup,
    number: Int? = nil,
    isLayerChoice: Bool = false
  ) {
    guard cursor.isObject, properties[cursor.location.number] == nil, cursor.count > 0 else {
      return
    }
    let (document, location) = (document, cursor.location)
    let property = ScriptProperty(
      key: key,
      name: names.first ?? key,
      number: cursor["ix"]?.double.flatMap { Int(exactly: $0) } ?? number,
      location: cursor.location,
      source: ScriptSource(document.untypedProperty(at: location)),
      script: cursor["x"]?.string,
      isLayerChoice: isLayerChoice,
      in: composition
    )
    properties[cursor.location.number] = property
    group.add(property, names: names)
  }

  /// A position whose axes are properties of their own.
  private mutating func addAxes(_ cursor: JSONCursor, to group: ScriptGroup) {
    guard let position = cursor["p"], position["k"] == nil, position["x"]?.isObject == true else {
      return
    }
    add(ScriptNames.axes, of: position, to: group)
    let axes = ScriptNames.axes.compactMap { group.property($0.names[0]) }
    let joined = ScriptProperty(
      key: "p",
      name: "Position",
      number: 2,
      location: position.location,
      source: ScriptSource(joined: axes),
      script: nil,
      in: composition
    )
    group.add(joined, names: ScriptNames.transform.first { $0.key == "p" }?.names ?? [])
  }

  private mutating func contents(_ list: JSONCursor, depth: Int) -> ScriptGroup {
    let contents = ScriptGroup(.contents, name: nil)
    guard depth < ScriptTreeBuilder.maximumDepth else { return contents }
    for item in list.elements where item.isObject && item["ty"]?.string != "tr" {
      contents.add(shape(item, depth: depth))
    }
    return contents
  }

  private mutating func shape(_ item: JSONCursor, depth: Int) -> ScriptGroup {
    let type = item["ty"]?.string ?? ""
    let group = ScriptGroup(
      type == "gr" ? .shapeGroup : .shape,
      name: item["nm"]?.string,
      matchName: item["mn"]?.string,
      number: (item["cix"] ?? item["ix"])?.double.flatMap { Int(exactly: $0) }
    )
    if let table = ScriptNames.shapes[type] { add(table, of: item, to: group) }
    if type == "gr", let list = item["it"] {
      group.add(contents(list, depth: depth + 1), names: ["Contents", "ADBE Vectors Group"])
      for inner in list.elements where inner["ty"]?.string == "tr" {
        let transform = ScriptGroup(
          .transform,
          name: "Transform",
          matchName: "ADBE Vector Transform Group"
        )
        add(ScriptNames.transform, of: inner, to: transform)
        addAxes(inner, to: transform)
        group.add(transform, names: ["transform"])
      }
    }
    if type == "rp", let inner = item["tr"] {
      let transform = ScriptGroup(.transform, name: "Transform")
      add(ScriptNames.transform, of: inner, to: transform)
      group.add(transform, names: ["transform", "ADBE Vector Repeater Transform"])
    }
    if type == "gf" || type == "gs", let colors = item["g"]?["k"] {
      add(colors, "g", names: ["Colors"], to: group)
    }
    addDashes(item, to: group)
    return group
  }

  private mutating func addDashes(_ item: JSONCursor, to group: ScriptGroup) {
    guard let list = item["d"], list.isArray else { return }
    let dashes = ScriptGroup(.shape, name: "Dashes", matchName: "ADBE Vector Stroke Dashes")
    for dash in list.elements {
      guard let value = dash["v"] else { continue }
      let name = dash["nm"]?.string ?? dash["n"]?.string ?? "dash"
      add(value, "v", names: [name], to: dashes)
    }
    group.add(dashes, names: ["dash", "dashes"])
  }

  private mutating func effect(_ cursor: JSONCursor, depth: Int) -> ScriptGroup {
    let group = ScriptGroup(
      .effect,
      name: cursor["nm"]?.string,
      matchName: cursor["mn"]?.string,
      number: cursor["ix"]?.double.flatMap { Int(exactly: $0) }
    )
    group.isEnabled = cursor["en"]?.bool ?? true
    guard depth < ScriptTreeBuilder.maximumDepth, let controls = cursor["ef"] else { return group }
    for control in controls.elements {
      if control["ef"] != nil {
        group.add(effect(control, depth: depth + 1))
      } else if let value = control["v"] {
        let names = [control["nm"]?.string, control["mn"]?.string].compactMap(\.self)
        add(
          value,
          "v",
          names: names,
          to: group,
          number: control["ix"]?.double.flatMap { Int(exactly: $0) },
          isLayerChoice: control["ty"]?.double == 10
        )
      }
    }
    return group
  }

  private mutating func addMasks(_ layer: JSONCursor, to root: ScriptGroup) {
    guard let list = layer["masksProperties"], list.isArray else { return }
    let masks = ScriptGroup(.masks, name: "Masks", matchName: "ADBE Mask Parade")
    for cursor in list.elements {
      let mask = ScriptGroup(.mask, name: cursor["nm"]?.string)
      add(ScriptNames.mask, of: cursor, to: mask)
      masks.add(mask)
    }
    root.add(masks)
  }

  private mutating func addStyles(_ layer: JSONCursor, to root: ScriptGroup) {
    guard let list = layer["sy"], list.isArray else { return }
    let styles = ScriptGroup(.effects, name: "Layer Styles", matchName: "ADBE Layer Styles")
    for cursor in list.elements {
      let style = ScriptGroup(.effect, name: cursor["nm"]?.string)
      for (name, value) in cursor.members where value.isObject {
        add(value, name, names: [name], to: style)
      }
      styles.add(style)
    }
    root.add(styles)
  }

  private mutating func addText(_ layer: JSONCursor, _ text: TextLayer?, to root: ScriptGroup) {
    guard let text, let cursor = layer["t"], let documents = cursor["d"] else { return }
    let group = ScriptGroup(.text, name: "Text", matchName: "ADBE Text Properties")
    let property = ScriptProperty(
      key: "d",
      name: "Source Text",
      number: nil,
      location: documents.location,
      source: ScriptSource(text.documents),
      script: text.expression,
      in: composition
    )
    properties[documents.location.number] = property
    group.add(property, names: ["Source Text", "sourceText", "ADBE Text Document"])
    if let animators = cursor["a"] {
      for animator in animators.elements { group.add(self.animator(animator)) }
    }
    addAll(cursor["p"], to: group)
    addAll(cursor["m"], to: group)
    root.add(group, names: ["text"])
  }

  private mutating func animator(_ cursor: JSONCursor) -> ScriptGroup {
    let group = ScriptGroup(.effect, name: cursor["nm"]?.string)
    addAll(cursor["a"], to: group)
    guard let selector = cursor["s"] else { return group }
    for element in selector.isArray ? selector.elements.filter(\.isObject) : [selector] {
      addAll(element, to: group)
      group.add(selector: self.selector(element))
    }
    return group
  }

  /// A selector whose expression says how far each letter is selected.
  private mutating func selector(_ cursor: JSONCursor) -> ScriptProperty? {
    guard cursor["t"]?.double == 1, let script = cursor["x"]?.string else { return nil }
    let property = ScriptProperty(
      key: "x",
      name: "Selector",
      number: nil,
      location: cursor.location,
      source: ScriptSource(constant: .number(100)),
      script: script,
      isOfLetters: true,
      in: composition
    )
    properties[cursor.location.number] = property
    return property
  }

  private mutating func addAll(_ cursor: JSONCursor?, to group: ScriptGroup) {
    guard let cursor else { return }
    for (name, value) in cursor.members where value.isObject && value["k"] != nil {
      add(value, name, names: [name], to: group)
    }
  }
}
