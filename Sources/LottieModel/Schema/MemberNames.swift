// Keys of members, by name. The tables of `ObjectKind` and the readers of documents use these, so that a
// key stands once. Where members of several objects share a name, a word in front tells them apart.

/// Every object.
extension JSONName {
  package static var type: JSONName { "ty" }
  package static var name: JSONName { "nm" }
  package static var matchName: JSONName { "mn" }
  package static var identifier: JSONName { "id" }
  package static var slot: JSONName { "sid" }
  package static var propertyIndex: JSONName { "ix" }
  package static var enabled: JSONName { "en" }
}

/// Compositions, layers and markers.
extension JSONName {
  package static var inPoint: JSONName { "ip" }
  package static var outPoint: JSONName { "op" }
  package static var frameRate: JSONName { "fr" }
  package static var width: JSONName { "w" }
  package static var height: JSONName { "h" }
  package static var exporterVersion: JSONName { "v" }
  package static var index: JSONName { "ind" }
  package static var parent: JSONName { "parent" }
  package static var startTime: JSONName { "st" }
  package static var timeStretch: JSONName { "sr" }
  package static var timeRemap: JSONName { "tm" }
  package static var audio: JSONName { "au" }
  package static var level: JSONName { "lv" }
  package static var transform: JSONName { "ks" }
  package static var blendMode: JSONName { "bm" }
  package static var trackMatte: JSONName { "tt" }
  package static var matteLayer: JSONName { "tp" }
  package static var matteSource: JSONName { "td" }
  package static var hidden: JSONName { "hd" }
  package static var threeDimensional: JSONName { "ddd" }
  package static var autoOrient: JSONName { "ao" }
  package static var motionBlur: JSONName { "mb" }
  package static var effects: JSONName { "ef" }
  package static var layerStyles: JSONName { "sy" }
  package static var masks: JSONName { "masksProperties" }
  package static var collapseTransformations: JSONName { "ct" }
  package static var elementClass: JSONName { "cl" }
  package static var elementIdentifier: JSONName { "ln" }
  package static var element: JSONName { "tg" }
  package static var solidWidth: JSONName { "sw" }
  package static var solidHeight: JSONName { "sh" }
  package static var solidColor: JSONName { "sc" }
  package static var text: JSONName { "t" }
  package static var zoom: JSONName { "pe" }
  package static var markerName: JSONName { "cm" }
  package static var markerTime: JSONName { "tm" }
  package static var duration: JSONName { "dr" }
}

/// Assets and glyphs.
extension JSONName {
  package static var folder: JSONName { "u" }
  package static var file: JSONName { "p" }
  package static var embedded: JSONName { "e" }
  package static var assetType: JSONName { "t" }
  package static var character: JSONName { "ch" }
}

/// Transforms.
extension JSONName {
  package static var anchorPoint: JSONName { "a" }
  package static var position: JSONName { "p" }
  package static var scale: JSONName { "s" }
  package static var rotation: JSONName { "r" }
  package static var rotationX: JSONName { "rx" }
  package static var rotationY: JSONName { "ry" }
  package static var rotationZ: JSONName { "rz" }
  package static var orientation: JSONName { "or" }
  package static var opacity: JSONName { "o" }
  package static var skew: JSONName { "sk" }
  package static var skewAxis: JSONName { "sa" }
  package static var startOpacity: JSONName { "so" }
  package static var endOpacity: JSONName { "eo" }
  package static var xPosition: JSONName { "px" }
  package static var yPosition: JSONName { "py" }
  package static var zPosition: JSONName { "pz" }
  package static var separateDimensions: JSONName { "s" }
}

/// Masks and shapes.
extension JSONName {
  package static var maskShape: JSONName { "pt" }
  package static var inverted: JSONName { "inv" }
  package static var feather: JSONName { "f" }
  package static var expansion: JSONName { "x" }
  package static var contents: JSONName { "it" }
  package static var path: JSONName { "ks" }
  package static var size: JSONName { "s" }
  package static var roundness: JSONName { "r" }
  package static var starType: JSONName { "sy" }
  package static var points: JSONName { "pt" }
  package static var innerRadius: JSONName { "ir" }
  package static var outerRadius: JSONName { "or" }
  package static var innerRoundedness: JSONName { "is" }
  package static var outerRoundedness: JSONName { "os" }
  package static var direction: JSONName { "d" }
  package static var mode: JSONName { "m" }
  package static var mergeMode: JSONName { "mm" }
  package static var copies: JSONName { "c" }
  package static var composite: JSONName { "m" }
  package static var repeaterTransform: JSONName { "tr" }
  package static var start: JSONName { "s" }
  package static var end: JSONName { "e" }
  package static var offset: JSONName { "o" }
  package static var trimMultipleShapes: JSONName { "m" }
  package static var amount: JSONName { "a" }
  package static var angle: JSONName { "a" }
  package static var center: JSONName { "c" }
  package static var radius: JSONName { "r" }
  package static var ridges: JSONName { "r" }
}

/// Fills, strokes and gradients.
extension JSONName {
  package static var color: JSONName { "c" }
  package static var fillRule: JSONName { "r" }
  package static var strokeWidth: JSONName { "w" }
  package static var lineCap: JSONName { "lc" }
  package static var lineJoin: JSONName { "lj" }
  package static var miterLimit: JSONName { "ml" }
  package static var dashes: JSONName { "d" }
  package static var dashType: JSONName { "n" }
  package static var dashLength: JSONName { "v" }
  package static var gradientType: JSONName { "t" }
  package static var startPoint: JSONName { "s" }
  package static var endPoint: JSONName { "e" }
  package static var gradientColors: JSONName { "g" }
  package static var numberOfColors: JSONName { "p" }
  package static var highlightLength: JSONName { "h" }
  package static var highlightAngle: JSONName { "a" }
}

/// Effects and layer styles.
extension JSONName {
  package static var controls: JSONName { "ef" }
  package static var controlValue: JSONName { "v" }
}

/// Texts.
extension JSONName {
  package static var sourceText: JSONName { "d" }
  package static var animators: JSONName { "a" }
  package static var pathOptions: JSONName { "p" }
  package static var moreOptions: JSONName { "m" }
  package static var document: JSONName { "s" }
  package static var font: JSONName { "f" }
  package static var fontSize: JSONName { "s" }
  package static var justification: JSONName { "j" }
  package static var tracking: JSONName { "tr" }
  package static var leading: JSONName { "lh" }
  package static var baselineShift: JSONName { "ls" }
  package static var caps: JSONName { "ca" }
  package static var textColor: JSONName { "fc" }
  package static var strokeColor: JSONName { "sc" }
  package static var textStrokeWidth: JSONName { "sw" }
  package static var strokeOverFill: JSONName { "of" }
  package static var boxSize: JSONName { "sz" }
  package static var boxPosition: JSONName { "ps" }
  package static var mask: JSONName { "m" }
  package static var firstMargin: JSONName { "f" }
  package static var lastMargin: JSONName { "l" }
  package static var forceAlignment: JSONName { "a" }
  package static var perpendicularToPath: JSONName { "p" }
  package static var reversePath: JSONName { "r" }
  package static var groupingAlignment: JSONName { "a" }
  package static var anchorPointGrouping: JSONName { "g" }
  package static var properties: JSONName { "a" }
  package static var selectors: JSONName { "s" }
  package static var fillColor: JSONName { "fc" }
  package static var fillHue: JSONName { "fh" }
  package static var fillSaturation: JSONName { "fs" }
  package static var fillBrightness: JSONName { "fb" }
  package static var fillOpacity: JSONName { "fo" }
  package static var strokeOpacity: JSONName { "so" }
  package static var characterTracking: JSONName { "t" }
  package static var lineSpacing: JSONName { "ls" }
  package static var blur: JSONName { "bl" }
  package static var anchor: JSONName { "a" }
  package static var basedOn: JSONName { "b" }
  package static var units: JSONName { "r" }
  package static var selectorShape: JSONName { "sh" }
  package static var easeHigh: JSONName { "xe" }
  package static var easeLow: JSONName { "ne" }
  package static var smoothness: JSONName { "sm" }
  package static var randomizeOrder: JSONName { "rn" }
}

/// Properties with their keyframes and easing handles, paths, and what else no table describes.
extension JSONName {
  package static var animated: JSONName { "a" }
  package static var value: JSONName { "k" }
  package static var expression: JSONName { "x" }
  package static var time: JSONName { "t" }
  package static var startValue: JSONName { "s" }
  package static var endValue: JSONName { "e" }
  package static var easeIn: JSONName { "i" }
  package static var easeOut: JSONName { "o" }
  package static var hold: JSONName { "h" }
  package static var tangentIn: JSONName { "ti" }
  package static var tangentOut: JSONName { "to" }
  package static var x: JSONName { "x" }
  package static var y: JSONName { "y" }
  package static var z: JSONName { "z" }
  package static var vertices: JSONName { "v" }
  package static var inTangents: JSONName { "i" }
  package static var outTangents: JSONName { "o" }
  package static var closed: JSONName { "c" }
  package static var selectorType: JSONName { "t" }
}

/// Manifests, themes and state machines of a container.
extension JSONName {
  package static var containerType: JSONName { "type" }
  package static var containerName: JSONName { "name" }
  package static var version: JSONName { "version" }
  package static var generator: JSONName { "generator" }
  package static var initial: JSONName { "initial" }
  package static var animation: JSONName { "animation" }
  package static var animations: JSONName { "animations" }
  package static var stateMachine: JSONName { "stateMachine" }
  package static var stateMachines: JSONName { "stateMachines" }
  package static var themes: JSONName { "themes" }
  package static var initialTheme: JSONName { "initialTheme" }
  package static var background: JSONName { "background" }
  package static var activeAnimation: JSONName { "activeAnimationId" }
}

/// Themes.
extension JSONName {
  package static var rules: JSONName { "rules" }
  package static var ruleValue: JSONName { "value" }
  package static var keyframes: JSONName { "keyframes" }
  package static var ruleExpression: JSONName { "expression" }
  package static var frame: JSONName { "frame" }
  package static var inTangent: JSONName { "inTangent" }
  package static var outTangent: JSONName { "outTangent" }
  package static var valueInTangent: JSONName { "valueInTangent" }
  package static var valueOutTangent: JSONName { "valueOutTangent" }
  package static var holds: JSONName { "hold" }
  package static var stopOffset: JSONName { "offset" }
  package static var stopColor: JSONName { "color" }
  package static var imageSource: JSONName { "src" }
  package static var imageWidth: JSONName { "width" }
  package static var imageHeight: JSONName { "height" }
}

/// State machines.
extension JSONName {
  package static var states: JSONName { "states" }
  package static var interactions: JSONName { "interactions" }
  package static var inputs: JSONName { "inputs" }
  package static var transitions: JSONName { "transitions" }
  package static var entryActions: JSONName { "entryActions" }
  package static var exitActions: JSONName { "exitActions" }
  package static var autoplay: JSONName { "autoplay" }
  package static var loop: JSONName { "loop" }
  package static var loopCount: JSONName { "loopCount" }
  package static var isFinal: JSONName { "final" }
  package static var playMode: JSONName { "mode" }
  package static var speed: JSONName { "speed" }
  package static var segment: JSONName { "segment" }
  package static var backgroundColor: JSONName { "backgroundColor" }
  package static var toState: JSONName { "toState" }
  package static var guards: JSONName { "guards" }
  package static var tweenDuration: JSONName { "duration" }
  package static var easing: JSONName { "easing" }
  package static var inputName: JSONName { "inputName" }
  package static var conditionType: JSONName { "conditionType" }
  package static var compareTo: JSONName { "compareTo" }
  package static var actions: JSONName { "actions" }
  package static var layerName: JSONName { "layerName" }
  package static var stateName: JSONName { "stateName" }
  package static var operand: JSONName { "value" }
  package static var lowerBound: JSONName { "min" }
  package static var upperBound: JSONName { "max" }
  package static var isInteger: JSONName { "integer" }
  package static var url: JSONName { "url" }
  package static var urlTarget: JSONName { "target" }
}
