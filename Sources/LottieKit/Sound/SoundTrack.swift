package import LottieCodecs
package import LottieEngine
package import LottieModel

/// The mixed sound of a video: two channels of 16 bits, 48,000 a second, in a temporary file.
package struct SoundTrack: Sendable {
  /// The samples.
  let file: ScratchFile

  /// Hours that a track lasts at most; what lies behind is silent.
  private static let maximumHours = 4

  /// Mixes the sounds of a plan.
  ///
  /// - Parameters:
  ///   - plan: The parts of sounds.
  ///   - animation: The document.
  ///   - seconds: Length of the video.
  ///   - files: Finds the files of sounds.
  ///   - decoder: Decodes them.
  /// - Returns: The track, nil where nothing is heard, and what is not heard as written.
  /// - Throws: ``CodecError`` when temporary files cannot be written.
  package static func mix(
    _ plan: SoundPlan,
    of animation: LottieAnimation,
    seconds: Double,
    files: FileImageProvider,
    decoder: SoundDecoder = SoundDecoder()
  ) throws(CodecError) -> (track: SoundTrack?, diagnostics: [Diagnostic]) {
    var findings = plan.findings
    var sources: [String: ScratchFile] = [:]
    for (id, layers) in plan.layers {
      guard let sound = animation.assets[id]?.sound else { continue }
      let needed = plan.pieces.lazy.filter { $0.source == id }.map(\.sourceEnd).max() ?? 0
      guard needed > 0 else { continue }
      do throws(SoundFailure) {
        sources[id] = try source(sound, needed, files, decoder)
      } catch {
        findings += layers.map {
          Finding(
            .sound(reason: error.reason),
            $0.location,
            keypath: $0.path.joined(separator: ".")
          )
        }
      }
    }
    let limit = Double(maximumHours * 3600)
    if seconds > limit, let layer = plan.layers.values.first?.first {
      findings.append(Finding(.limit(.soundLength(hours: maximumHours)), layer.location))
    }
    let diagnostics = animation.diagnostics(findings)
    guard !sources.isEmpty else { return (nil, diagnostics) }
    let count = Int((min(seconds, limit) * Double(SoundDecoder.rate)).rounded())
    var mixer = SoundMixer(plan.pieces, sources: sources, count: count)
    let file = try ScratchFile()
    while true {
      let block = try mixer.block()
      guard !block.isEmpty else { break }
      try file.append(
        block.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] }
      )
    }
    return (SoundTrack(file: file), diagnostics)
  }

  private struct SoundFailure: Error {
    var reason: String
  }

  private static func source(
    _ sound: SoundAsset,
    _ seconds: Double,
    _ files: FileImageProvider,
    _ decoder: SoundDecoder
  ) throws(SoundFailure) -> ScratchFile {
    let bytes: [UInt8]
    do throws(ImageProviderError) {
      bytes = try files.bytes(of: sound)
    } catch {
      throw SoundFailure(reason: error.message)
    }
    do throws(CodecError) {
      return try decoder.decode(bytes, seconds: seconds)
    } catch .programFailed(_, let program, .notFound, _) {
      throw SoundFailure(
        reason: "the sound \"\(sound.id)\" is left out: it "
          + ProgramOutcome.notFound.explanation(of: program)
      )
    } catch .programFailed(_, _, _, let lines) {
      let why = lines.last.map { $0.hasPrefix("the sound: ") ? String($0.dropFirst(11)) : $0 }
      throw SoundFailure(
        reason: "the sound \"\(sound.id)\" cannot be decoded" + (why.map { ": " + $0 } ?? "")
      )
    } catch {
      throw SoundFailure(reason: "the sound \"\(sound.id)\" is left out: \(error.explanation)")
    }
  }

  /// The arguments for ffmpeg's input.
  var arguments: [String] {
    ["-f", "s16le", "-ar", "\(SoundDecoder.rate)", "-ac", "2", "-i", file.openPath]
  }
}

extension SoundPlan.Piece {
  /// The second of the sound up to which it is heard.
  fileprivate var sourceEnd: Double { max(sourceStart, sourceStart + (end - start) * rate) + 0.001 }
}
