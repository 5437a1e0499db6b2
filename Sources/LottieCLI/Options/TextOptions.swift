import ArgumentParser
import LottieJobs

/// Texts and fonts of text layers.
struct TextOptions: ParsableArguments {
  @OptionGroup var given: GivenTextOptions

  @Option(
    name: .customLong("font"),
    help: ArgumentHelp(
      "Font file for a font name, a family, or a family and style, as 'Helvetica "
        + "Bold'. May be repeated.",
      valueName: "name=file"
    )
  )
  var font: [String] = []

  @Option(
    name: .customLong("font-dir"),
    help: ArgumentHelp("Folder to search for fonts. May be repeated.", valueName: "folder"),
    completion: .directory
  )
  var fontDir: [String] = []

  @Flag(name: .customLong("kerning"), help: "Apply the kerning of fonts, which players do not.")
  var kerning = false

  var request: TextSettings {
    var request = TextSettings()
    request.replacements = given.request
    request.font = font
    request.fontDirectories = fontDir
    request.kerning = kerning
    return request
  }
}

/// Texts of text layers.
struct GivenTextOptions: ParsableArguments {
  @Option(
    name: .customLong("text"),
    help: ArgumentHelp(
      "Replace the text of layers, by layer name, keypath or pattern. May be " + "repeated.",
      valueName: "keypath=string"
    ),
    completion: .textLayerKeypaths
  )
  var text: [String] = []

  @Option(
    name: .customLong("text-map"),
    help: ArgumentHelp("JSON object of texts, by keypath or layer name.", valueName: "file"),
    completion: .jsonFile
  )
  var textMap: String?

  var request: TextReplacements {
    var request = TextReplacements()
    request.text = text
    request.textMap = textMap
    return request
  }
}
