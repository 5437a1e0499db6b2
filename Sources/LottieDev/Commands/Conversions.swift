import ArgumentParser
import Foundation
import LottieCodecs
import LottieEngine
import LottieKit
import LottieModel
import LottieScene

/// `LottieDev conversions`: whether what is converted draws the same.
struct Conversions: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Checks that converted files draw the same frames."
  )

  @Argument(help: "Folders of animations.")
  var folders: [String]

  @Option(help: "Every how manieth file is looked at.")
  var step = 5

  func run() throws {
    let files = SourceFolder.animations(below: folders)
    var (count, failed) = (0, 0)
    for index in stride(from: 0, to: files.count, by: max(1, step)) {
      guard let file = try? AnimationFile(path: files[index]) else { continue }
      count += 1
      for problem in problems(of: file) {
        failed += 1
        print("\(files[index]): \(problem)")
      }
    }
    print("\(count) files converted, \(failed) differences")
    if failed > 0 || count == 0 { throw ExitCode(1) }
  }

  private func problems(of file: AnimationFile) -> [String] {
    let pixmaps = pixmaps(of: file)
    return [
      ("container", container(of: file)), ("sticker", sticker(of: file)), ("small", small(file)),
    ]
    .compactMap { name, converted in
      guard let converted else { return "\(name): not read" }
      return self.pixmaps(of: converted) == pixmaps ? nil : "\(name): different frames"
    }
  }

  private func container(of file: AnimationFile) -> AnimationFile? {
    let writer = ContainerWriter()
    var packing = packing(file.animation.document.withRoot(JSONValue.init), of: file)
    packing.extract(images: writer.folders.images, sounds: writer.folders.sounds)
    let text = JSONText.bytes(packing.document)
    let bytes = try? writer.container(text, id: "a", files: packing.files, generator: "test")
    return bytes.flatMap { try? AnimationFile(bytes: $0, directory: file.directory) }
  }

  private func sticker(of file: AnimationFile) -> AnimationFile? {
    var packing = packing(file.animation.document.withRoot(JSONValue.init), of: file)
    packing.embed()
    let bytes = try? Gzip.deflate(JSONText.bytes(packing.document))
    return bytes.flatMap { try? AnimationFile(bytes: $0, directory: file.directory) }
  }

  private func small(_ file: AnimationFile) -> AnimationFile? {
    var packing = packing(file.animation.document.withRoot(JSONValue.init), of: file)
    packing.embed()
    var edit = DocumentEdit()
    edit.strips = [.matchnames, .hidden, .unused, .meta]
    edit.upgrades = true
    let text = JSONText.bytes(edit.apply(to: packing.document), .pretty)
    return try? AnimationFile(bytes: text, directory: file.directory)
  }

  private func packing(_ document: JSONValue, of file: AnimationFile) -> AssetPacking {
    AssetPacking(document, of: file, provider: FileImageProvider(file))
  }

  private func pixmaps(of file: AnimationFile) -> [Pixmap] {
    let renderer = FrameRenderer(
      file.animation,
      settings: RenderSettings(width: 64, height: 64),
      imageProvider: FileImageProvider(file),
      text: TextSources(file)
    )
    return [0.1, 0.5, 0.9].map { progress in
      renderer.draw(frame: file.animation.frameTime(forProgress: progress).rounded(.down))
      return renderer.pixmap
    }
  }
}
