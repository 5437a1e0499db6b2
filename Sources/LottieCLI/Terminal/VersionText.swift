import LottieJobs
import LottieKit

/// The output of `lottie --version`.
enum VersionText {
  /// The version, in the first line with the commit; formats; libraries.
  static var text: String {
    let commit = Build.commit.map { " (\($0))" } ?? ""
    let helped = OutputFormat.allCases.filter { $0.video != nil }
    let own = OutputFormat.allCases.filter { $0.video == nil }
    let libraries = Build.libraries.map { "\($0.name) \($0.version)" }
    return """
      lottie \(lottieVersion)\(commit)
      reads: \(InputExpansion.fileExtensions.joined(separator: ", "))
      writes: \(own.map(\.rawValue).joined(separator: ", "))
      writes through ffmpeg: \(helped.map(\.rawValue).joined(separator: ", "))
      with: \(libraries.joined(separator: ", "))
      """
  }
}
