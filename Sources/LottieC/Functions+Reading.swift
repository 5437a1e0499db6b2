// Functions of lottie.h that answer with JSON, in the forms of `lottie schema`.

import CLottie
import LottieKit
import LottieLint

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The markers.
@_cdecl("lottie_markers")
public func lottie_markers(_ animation: UInt64) -> UnsafeMutablePointer<CChar>? {
  text(animation) { (view) throws(Failure) in view.animation.map { MarkersOutput($0) } }
}

/// The keypaths that a pattern matches.
@_cdecl("lottie_keypaths")
public func lottie_keypaths(
  _ animation: UInt64,
  _ pattern: UnsafePointer<CChar>?
) -> UnsafeMutablePointer<CChar>? {
  text(animation) { (view) throws(Failure) in
    let name = pattern.map { String(cString: $0) } ?? "**"
    return view.keypathsOutput(AnimationKeypath(keypath: name))
  }
}

/// The values that a keypath matches.
@_cdecl("lottie_values")
public func lottie_values(
  _ animation: UInt64,
  _ keypath: UnsafePointer<CChar>?,
  _ frame: Double
) -> UnsafeMutablePointer<CChar>? {
  text(animation) { (view) throws(Failure) in
    guard let keypath else { throw .argument("keypath is a null pointer") }
    guard frame.isFinite else { throw .argument("the frame is not a finite number") }
    return view.valuesOutput(AnimationKeypath(keypath: String(cString: keypath)), atFrame: frame)
  }
}

/// What is not drawn as written.
@_cdecl("lottie_diagnostics")
public func lottie_diagnostics(_ animation: UInt64) -> UnsafeMutablePointer<CChar>? {
  text(animation) { (view) throws(Failure) in
    RenderReport(file: "", findings: view.diagnostics)
  }
}

/// The findings of `lottie validate`.
@_cdecl("lottie_validate")
public func lottie_validate(
  _ bytes: UnsafePointer<UInt8>?,
  _ length: Int,
  _ file: UnsafePointer<CChar>?,
  _ players: UnsafePointer<CChar>?
) -> UnsafeMutablePointer<CChar>? {
  var result: UnsafeMutablePointer<CChar>?
  _ = status { () throws(Failure) in
    var bytes = try document(bytes, length)
    if ZipArchive.isArchive(bytes) || Gzip.isGzip(bytes) {
      do throws(LoadError) {
        bytes = try AnimationFile(bytes: bytes).animation.document.bytes
      } catch {
        throw .document(error)
      }
    }
    let names = players.map { String(cString: $0).split(separator: ",").map { String($0) } } ?? []
    let linter: AnimationLinter
    do throws(AnimationLinter.Failure) {
      linter = try AnimationLinter(players: names)
    } catch {
      switch error {
      case .unknownPlayer(let name, let available):
        throw .argument("there is no player \(name); available: \(Words.list(available))")
      }
    }
    result = try copy(linter.run(bytes, file: file.map { String(cString: $0) } ?? "").json)
  }
  return result
}

/// Frees what a function of this library has allocated.
@_cdecl("lottie_free")
public func lottie_free(_ memory: UnsafeMutableRawPointer?) { free(memory) }

/// JSON of an animation.
private func text(
  _ animation: UInt64,
  _ body: (LottieAnimationView) throws(Failure) -> (any JSONOutput)?
) -> UnsafeMutablePointer<CChar>? {
  var result: UnsafeMutablePointer<CChar>?
  _ = use(animation) { (view) throws(Failure) in
    result = try copy(try body(view)?.json ?? .null)
  }
  return result
}

/// JSON as a string of C.
private func copy(_ json: JSONValue) throws(Failure) -> UnsafeMutablePointer<CChar> {
  let bytes = JSONWriter.bytes(json)
  guard let memory = malloc(bytes.count + 1) else { throw .memory(bytes.count) }
  memory.copyMemory(from: bytes, byteCount: bytes.count)
  memory.storeBytes(of: 0, toByteOffset: bytes.count, as: UInt8.self)
  return memory.assumingMemoryBound(to: CChar.self)
}
