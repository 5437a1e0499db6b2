/// Scripts of developer tasks, by their paths from the root of the repository, where tasks run.
enum PythonScript {
  private static let folder = "Sources/LottieDev/Scripts/"

  /// Whether files agree with a schema.
  static let judge = folder + "judge.py"
  /// Frames of another player.
  static let peer = folder + "peer.py"
  /// Files of every format, read by other programs.
  static let readBack = folder + "read_back.py"
}
