import LottieModel

/// A place at which a player stops.
struct PlayerStop: Hashable {
  let location: JSONLocation
  /// What is wrong there, as a clause.
  let words: String
  /// The member or the asset that is missing there, if that is the cause.
  let missing: String?
}
