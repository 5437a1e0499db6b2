internal import CProcess
internal import LottieCodecs
internal import LottieText

/// Facts about the build of the library.
package enum Build {
  /// The commit, as `git describe` abbreviates it; nil when the build did not say (only `make release` does).
  package static var commit: String? {
    let text = String(cString: c_process_commit())
    return text.isEmpty ? nil : text
  }

  /// Names and versions of the system's libraries.
  package static var libraries: [(name: String, version: String)] {
    TextLibraries.versions + CodecLibraries.versions
  }
}
