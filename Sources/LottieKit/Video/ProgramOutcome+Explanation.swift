import LottieCodecs

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension ProgramOutcome {
  /// The error, without a full stop.
  func explanation(of program: String) -> String {
    switch self {
    case .notFound:
      "needs the program \(program), which is not installed "
        + "(apt-get install ffmpeg, brew install ffmpeg)"
    case .notRun(let reason): "\(program) could not be run: \(reason)"
    case .exited(let status): "\(program) failed with status \(status)"
    case .signaled(let number):
      "\(program) was killed by signal \(number)"
        + (strsignal(number).map { " (\(String(cString: $0)))" } ?? "")
    case .endedEarly: "\(program) ended before it had read all frames"
    case .wroteNothing: "\(program) wrote nothing"
    }
  }
}
