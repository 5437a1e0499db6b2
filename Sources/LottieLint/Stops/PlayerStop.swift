import LottieModel

/// A place at which a player stops.
struct PlayerStop: Hashable {
  let location: JSONLocation
  /// What is wrong there, as a clause.
  let words: String
  /// The member or the asset that is missing there, if that is the cause.
  let missing: String?
  /// Whether it is a value without members.
  let isScalar: Bool

  init(at place: JSONCursor, _ words: String, missing: String?) {
    self.init(
      location: place.location,
      words: words,
      missing: missing,
      isScalar: !place.isObject && !place.isArray
    )
  }

  private init(location: JSONLocation, words: String, missing: String?, isScalar: Bool) {
    self.location = location
    self.words = words
    self.missing = missing
    self.isScalar = isScalar
  }

  /// What is the same for all players that stop there: a value without members is wrong, whatever they expect.
  var defect: PlayerStop {
    isScalar ? PlayerStop(location: location, words: "", missing: missing, isScalar: true) : self
  }
}
