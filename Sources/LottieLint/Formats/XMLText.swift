/// Text inside XML.
enum XMLText {
  /// A text as an attribute's value; what XML cannot hold becomes a question mark.
  static func attribute(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\r", "\t": result += "&#\(scalar.value);"
      default:
        let isBad = scalar.value < 0x20 || (0xFFFE...0xFFFF).contains(scalar.value)
        result.unicodeScalars.append(isBad ? "?" : scalar)
      }
    }
  }
}
