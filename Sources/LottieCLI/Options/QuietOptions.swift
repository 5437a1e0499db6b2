import ArgumentParser
import LottieJobs

/// Whether a command that has only results to show says more.
struct QuietOptions: ParsableArguments {
  @Flag(name: .shortAndLong, help: "Print no notes and no warnings.")
  var quiet = false

  /// Makes the program say no more than was asked for.
  func apply() { if quiet { Console.hush() } }
}

/// A command that may be told to be quiet.
protocol Quietable {
  var quietOptions: QuietOptions { get }
}

extension GetCommand: Quietable {}
extension InfoCommand: Quietable {}
extension KeypathsCommand: Quietable {}
extension MachineCommand: Quietable {}
extension MarkersCommand: Quietable {}
extension PlayCommand: Quietable {}
extension ProfileCommand: Quietable {}
extension ReportCommand: Quietable {}
