import ArgumentParser
import LottieJobs
import LottieKit

/// The memory that loading and drawing may take.
struct MemoryOptions: ParsableArguments {
  @Option(
    name: .customLong("max-memory"),
    help: ArgumentHelp(
      "Maximum memory for loading and drawing, such as 512M or 4G. Larger documents are refused; "
        + "fewer threads are used where it is short, and layers that do not fit are left out and reported.",
      valueName: "size"
    )
  )
  var maxMemory = ByteCount(bytes: RenderBudget.standardMemory)

  var request: MemoryLimit {
    var request = MemoryLimit()
    request.maximum = maxMemory
    return request
  }
}

extension ByteCount: ExpressibleByArgument {
  package init?(argument: String) { self.init(text: argument) }
}
