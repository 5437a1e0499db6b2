import Foundation
import LottieKit

/// Images in a folder to compare frames with, by the numbers at the ends of their names.
///
/// Numbers with leading zeros are image numbers, as in `frames/%05d.png`; others are frames, as in
/// `{name}-{frame}.png`.
struct ReferenceFrames {
  /// The paths of the images, and the numbers in their names, sorted.
  private(set) var files: [(path: String, number: Double)]
  private let folder: String
  private let countsImages: Bool

  /// Finds the images of a folder.
  ///
  /// - Throws: ``Failure`` when no image has a number.
  init(_ folder: String) throws {
    self.folder = folder
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let inside = names.filter { !InputFile.leads($0, outOf: folder) }
    let numbered = inside.sorted().compactMap { name in
      name.wholeMatch(of: /.*?([0-9]+(?:\.[0-9]+)?)\.png/).map { (name, String($0.1)) }
    }
    guard !numbered.isEmpty else {
      throw Failure(.noInput, "\(folder): no frames such as 00000.png or anim-24.png")
    }
    countsImages = numbered.contains {
      $0.1.count > 1 && $0.1.hasPrefix("0") && !$0.1.contains(".")
    }
    files = numbered.map { name, number in
      (folder.hasSuffix("/") ? folder + name : folder + "/" + name, Double(number) ?? 0)
    }.sorted { $0.number < $1.number }
  }

  /// Some of the images, evenly spaced.
  func some(_ count: Int) -> ReferenceFrames {
    guard files.count > count, count > 0 else { return self }
    var copy = self
    copy.files = (0..<count).map { files[$0 * files.count / count] }
    return copy
  }

  /// The frame of an animation that an image shows.
  func frame(_ number: Double, of animation: LottieAnimation) -> Double {
    countsImages ? animation.startFrame + number : number
  }

  /// The assumption about the names, on one line.
  func assumption(for animation: LottieAnimation) -> String {
    let first = Words.number(animation.startFrame)
    return "note: \(folder): "
      + (countsImages
        ? "image 0 is taken for frame \(first), and each further image for the next one; name images by "
          + "{frame} if they are not"
        : "the numbers in the names are taken for frames")
  }
}
