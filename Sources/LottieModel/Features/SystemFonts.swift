/// Families of fonts that systems have.
enum SystemFonts {
  /// Those of Latin letters that every iOS since 13 has, as ``plain(_:)`` writes them; listed by developer.apple.com/fonts/system-fonts.
  static let iOS: Set<String> = [
    "academyengravedlet", "americantypewriter", "arial", "arialroundedmtbold", "avenir",
    "avenirnext",
    "avenirnextcondensed", "baskerville", "bodoni72", "bodoni72oldstyle", "bodoni72smallcaps",
    "bradleyhand", "chalkboardse", "chalkduster", "charter", "cochin", "copperplate", "couriernew",
    "didot", "dinalternate", "dincondensed", "futura", "galvji", "georgia", "gillsans", "helvetica",
    "helveticaneue", "hoeflertext", "markerfelt", "menlo", "noteworthy", "optima", "palatino",
    "papyrus",
    "partylet", "rockwell", "savoyelet", "snellroundhand", "timesnewroman", "trebuchetms",
    "verdana",
    "zapfino",
  ]

  /// A family's name in small letters, without what separates its words.
  static func plain(_ family: String) -> String {
    family.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}
