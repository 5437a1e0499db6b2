import ArgumentParser
import LottieJobs

/// The places searched for the images of an animation.
struct AssetOptions: ParsableArguments {
  @Option(
    name: .customLong("assets-dir"),
    help: ArgumentHelp("Folder to search for images. May be repeated.", valueName: "folder"),
    completion: .directory
  )
  var assetsDir: [String] = []

  @Flag(
    name: .customLong("allow-network-assets"),
    help: "Allow images that the animation names by http or https URL."
  )
  var allowNetworkAssets = false

  var request: AssetSearch {
    var request = AssetSearch()
    request.directories = assetsDir
    request.allowNetwork = allowNetworkAssets
    return request
  }
}
