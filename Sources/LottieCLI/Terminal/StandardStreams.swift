import LottieJobs

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The descriptors 0, 1 and 2.
enum StandardStreams {
  /// Takes the numbers of those that are closed, so that no file that is opened gets one: an error
  /// message would be written into it.
  ///
  /// Reading and writing them still fails, as the other direction is opened.
  static func fill() {
    for number in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(number, F_GETFD) < 0 {
      _ = open("/dev/null", number == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}
