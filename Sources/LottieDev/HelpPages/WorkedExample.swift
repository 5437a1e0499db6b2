/// A command on a sample, for the page to show with what it prints.
struct WorkedExample {
  /// Lines of output that are shown.
  static let lines = 12

  let purpose: String
  let arguments: [String]

  init(_ purpose: String, _ arguments: String...) {
    self.purpose = purpose
    self.arguments = arguments
  }

  var command: String { arguments.first ?? "" }

  /// As it is typed in a shell.
  var line: String {
    (["lottie"] + arguments).map { word in
      word.contains { " *'#=()%|".contains($0) } ? "'\(word)'" : word
    }.joined(separator: " ")
  }

  static let all: [WorkedExample] = [
    WorkedExample(
      "What would be written for every fifth frame of the first second, at 128 pixels:",
      "render",
      "Samples/loader.json",
      "frames/%03d.png",
      "--frames",
      "0..60:5",
      "--size",
      "128x128",
      "--dry-run"
    ),
    WorkedExample(
      "Size, length and contents of a file:",
      "info",
      "Samples/markers.json"
    ),
    WorkedExample(
      "Every color that can be set, with its value half way through:",
      "keypaths",
      "Samples/icon-morph.json",
      "**.Color",
      "--values",
      "--progress",
      "0.5"
    ),
    WorkedExample(
      "A pattern that means nothing ends with status 1 and names what is near:",
      "keypaths",
      "Samples/icon-morph.json",
      "**.Colour"
    ),
    WorkedExample(
      "Layers only, as a tree:",
      "keypaths",
      "Samples/night-city.json",
      "--layers",
      "--format",
      "tree"
    ),
    WorkedExample(
      "One property over time, for a spreadsheet:",
      "get",
      "Samples/icon-morph.json",
      "*.Bar.Stroke.Color",
      "--frames",
      "0..60:30",
      "--format",
      "csv"
    ),
    WorkedExample(
      "The value that an override replaces:",
      "get",
      "Samples/icon-morph.json",
      "**.Color",
      "--set",
      "**.Color=#ff8800",
      "--original"
    ),
    WorkedExample(
      "Where layers lie and how much room their drawing takes:",
      "get",
      "Samples/markers.json",
      "*",
      "--transform",
      "--bounds",
      "--frame",
      "60"
    ),
    WorkedExample(
      "Marker times as a table:",
      "markers",
      "Samples/markers.json"
    ),
    WorkedExample(
      "One marker's time, for a script:",
      "markers",
      "Samples/markers.json",
      "--name",
      "press",
      "--unit",
      "time"
    ),
  ]
}
