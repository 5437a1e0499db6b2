/// What scripts call the properties of things: the document's key, then the names.
enum ScriptNames {
  typealias Table = [(key: String, names: [String])]

  static let transform: Table = [
    ("a", ["Anchor Point", "anchorPoint", "ADBE Anchor Point", "ADBE Vector Anchor"]),
    ("p", ["Position", "position", "ADBE Position", "ADBE Vector Position"]),
    ("s", ["Scale", "scale", "ADBE Scale", "ADBE Vector Scale"]),
    (
      "r",
      [
        "Rotation", "rotation", "ADBE Rotation", "ADBE Vector Rotation", "ADBE Rotate Z",
        "zRotation", "Z Rotation",
      ]
    ),
    (
      "rz",
      ["Z Rotation", "zRotation", "ADBE Rotate Z", "Rotation", "rotation", "ADBE Rotation"]
    ),
    ("rx", ["X Rotation", "xRotation", "ADBE Rotate X"]),
    ("ry", ["Y Rotation", "yRotation", "ADBE Rotate Y"]),
    ("or", ["Orientation", "orientation", "ADBE Orientation"]),
    ("o", ["Opacity", "opacity", "ADBE Opacity", "ADBE Vector Group Opacity"]),
    ("so", ["Start Opacity"]), ("eo", ["End Opacity"]),
    ("sk", ["Skew", "skew", "ADBE Vector Skew"]),
    ("sa", ["Skew Axis", "skewAxis", "ADBE Vector Skew Axis"]),
  ]

  /// The numbers that the properties of a layer's transform have always.
  static let transformNumbers = ["a": 1, "p": 2, "s": 6, "r": 10, "rz": 10, "o": 11]

  static let axes: Table = [
    ("x", ["X Position", "xPosition", "ADBE Position_0"]),
    ("y", ["Y Position", "yPosition", "ADBE Position_1"]),
    ("z", ["Z Position", "zPosition", "ADBE Position_2"]),
  ]

  static let shapes: [String: Table] = [
    "fl": paint,
    "st": paint + [
      ("w", ["Stroke Width", "strokeWidth", "ADBE Vector Stroke Width"]),
      ("ml", ["Miter Limit", "miterLimit"]),
    ],
    "gf": gradient, "gs": gradient + [("w", ["Stroke Width", "strokeWidth"])],
    "tm": [
      ("s", ["Start", "start", "ADBE Vector Trim Start"]),
      ("e", ["End", "end", "ADBE Vector Trim End"]),
      ("o", ["Offset", "offset", "ADBE Vector Trim Offset"]),
    ],
    "el": [
      ("s", ["Size", "size", "ADBE Vector Ellipse Size"]),
      ("p", ["Position", "position", "ADBE Vector Ellipse Position"]),
    ],
    "rc": [
      ("s", ["Size", "size", "ADBE Vector Rect Size"]),
      ("p", ["Position", "position", "ADBE Vector Rect Position"]),
      ("r", ["Roundness", "roundness", "ADBE Vector Rect Roundness"]),
    ],
    "sr": [
      ("pt", ["Points", "points", "ADBE Vector Star Points"]),
      ("p", ["Position", "position", "ADBE Vector Star Position"]),
      ("r", ["Rotation", "rotation", "ADBE Vector Star Rotation"]),
      ("or", ["Outer Radius", "outerRadius", "ADBE Vector Star Outer Radius"]),
      ("os", ["Outer Roundness", "outerRoundness", "ADBE Vector Star Outer Roundess"]),
      ("ir", ["Inner Radius", "innerRadius", "ADBE Vector Star Inner Radius"]),
      ("is", ["Inner Roundness", "innerRoundness", "ADBE Vector Star Inner Roundess"]),
    ],
    "sh": [("ks", ["Path", "path", "Shape", "shape", "ADBE Vector Shape"])],
    "rd": [("r", ["Radius", "radius", "Round Corners 1", "ADBE Vector RoundCorner Radius"])],
    "rp": [
      ("c", ["Copies", "copies", "ADBE Vector Repeater Copies"]),
      ("o", ["Offset", "offset", "ADBE Vector Repeater Offset"]),
    ],
    "op": [("a", ["Amount", "amount"]), ("ml", ["Miter Limit"])],
    "pb": [("a", ["Amount", "amount"])],
    "zz": [("s", ["Size", "size"]), ("r", ["Ridges per segment"]), ("pt", ["Points"])],
  ]

  private static let paint: Table = [
    ("c", ["Color", "color", "ADBE Vector Fill Color", "ADBE Vector Stroke Color"]),
    ("o", ["Opacity", "opacity", "ADBE Vector Fill Opacity", "ADBE Vector Stroke Opacity"]),
  ]

  private static let gradient: Table = [
    ("s", ["Start Point", "startPoint", "ADBE Vector Grad Start Pt"]),
    ("e", ["End Point", "endPoint", "ADBE Vector Grad End Pt"]),
    ("o", ["Opacity", "opacity"]), ("h", ["Highlight Length"]), ("a", ["Highlight Angle"]),
  ]

  static let mask: Table = [
    ("pt", ["Mask Path", "maskPath", "ADBE Mask Shape"]),
    ("o", ["Mask Opacity", "maskOpacity", "ADBE Mask Opacity"]),
    ("x", ["Mask Expansion", "maskExpansion"]), ("f", ["Mask Feather", "maskFeather"]),
  ]
}
