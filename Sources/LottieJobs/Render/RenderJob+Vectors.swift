import LottieKit

extension RenderJob {
  /// Writes frames as SVG files, one after another.
  ///
  /// - Returns: The parts that were not drawn.
  func drawVectors(_ overrides: CompositionOverrides) throws -> [Diagnostic] {
    let composition = Composition(drawing: file.animation, imageProvider: images, text: text)
    composition.apply(overrides)
    var said: Set<String> = []
    for (index, frame) in plan.frames.enumerated() {
      if let deadline = prepared.deadline, deadline < .now { throw request.timedOut }
      let svg = SVGWriter(composition.update(frame: frame), settings: settings)
      do throws(CodecError) {
        try write(Array(svg.text.utf8), index: index)
      } catch {
        throw Failure(error, output: plan.name(index))
      }
      for problem in svg.problems where !request.quiet && said.insert(problem).inserted {
        Console.warning("\(input): in SVG \(problem)")
      }
    }
    return composition.diagnostics
  }

  private func write(_ bytes: [UInt8], index: Int) throws(CodecError) {
    guard case .standardOutput = plan.output else {
      return try AtomicFile.write(bytes, to: plan.name(index))
    }
    try StandardOutput.write(bytes)
  }
}
