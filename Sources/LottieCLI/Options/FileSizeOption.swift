import ArgumentParser
import LottieJobs

/// The size of a file, as `65536`, `64K` or `2MB`.
struct FileSizeOption: ExpressibleByArgument {
  let bytes: Int

  init?(argument: String) {
    guard let bytes = ByteCount.bytes(argument) else { return nil }
    self.bytes = bytes
  }
}
