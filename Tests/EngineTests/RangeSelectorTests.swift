import Testing

@testable import LottieEngine

struct RangeSelectorTests {
  /// The selections of four characters.
  private func selections(_ change: (inout RangeSelector.Values) -> Void) -> [Double] {
    var values = RangeSelector.Values()
    change(&values)
    let range = SelectedRange(values, total: 4)
    return (0..<4).map { (range.selection(of: $0) * 1e6).rounded() / 1e6 }
  }

  @Test func `everything is selected by default`() {
    #expect(selections { _ in } == [1, 1, 1, 1])
    #expect(selections { $0.countsUnits = true } == [1, 1, 1, 1])
  }

  @Test func `a square selects parts of characters at its ends`() {
    #expect(selections { ($0.start, $0.end) = (12.5, 62.5) } == [0.5, 1, 0.5, 0])
    #expect(selections { ($0.start, $0.end) = (30, 40) } == [0, 0.4, 0, 0])
  }

  @Test func `units are characters when counted`() {
    let result = selections {
      $0.countsUnits = true
      ($0.start, $0.end) = (1, 2.25)
    }
    #expect(result == [0, 1, 0.25, 0])
  }

  @Test func `slopes are taken at the middle of characters`() {
    #expect(selections { $0.shape = 2 } == [0.125, 0.375, 0.625, 0.875])
    #expect(selections { $0.shape = 3 } == [0.875, 0.625, 0.375, 0.125])
    #expect(selections { $0.shape = 4 } == [0.25, 0.75, 0.75, 0.25])
    // √(1 − 0.75²) and √(1 − 0.25²)
    #expect(selections { $0.shape = 5 } == [0.661438, 0.968246, 0.968246, 0.661438])
    // (1 − cos 45°) / 2 and (1 − cos 135°) / 2
    #expect(selections { $0.shape = 6 } == [0.146447, 0.853553, 0.853553, 0.146447])
  }

  @Test func `an offset moves both ends, and ends may be exchanged`() {
    let moved = selections { ($0.shape, $0.offset) = (2, 50) }
    #expect(moved == [0, 0, 0.125, 0.375])
    #expect(selections { ($0.start, $0.end) = (75, 25) } == [0, 1, 1, 0])
  }

  @Test func `a range of no length is a step for ramps and nothing else`() {
    func point(_ shape: Int) -> [Double] {
      selections { ($0.shape, $0.start, $0.end) = (shape, 50, 50) }
    }
    #expect(point(1) == [0, 0, 0, 0])
    #expect(point(2) == [0, 0, 1, 1])
    #expect(point(3) == [1, 1, 0, 0])
    #expect(point(4) == [0, 0, 0, 0])
    #expect(point(5) == [0, 0, 0, 0])
    #expect(point(6) == [0, 0, 0, 0])
  }

  @Test func `amount scales, also below zero`() {
    #expect(selections { $0.amount = -50 } == [-0.5, -0.5, -0.5, -0.5])
  }

  @Test func `smoothness narrows the slope`() {
    #expect(selections { ($0.shape, $0.smoothness) = (2, 0) } == [0, 0, 1, 1])
    #expect(selections { ($0.shape, $0.smoothness) = (2, 50) } == [0, 0.25, 0.75, 1])
  }

  @Test func `full eases at both ends meet in the middle`() {
    let eased = selections { ($0.shape, $0.easeHigh, $0.easeLow) = (2, 100, 100) }
    #expect(eased[0] + eased[3] == 1)
    #expect(eased[0] < 0.125 && eased[1] < 0.375)
  }

  @Test func `numbers that are none select nothing or everything, never anything else`() {
    for shape in 0...7 {
      for value in [Double.nan, .infinity, -.infinity, 1e308] {
        let all = [
          selections { ($0.shape, $0.start) = (shape, value) },
          selections { ($0.shape, $0.end) = (shape, value) },
          selections { ($0.shape, $0.offset) = (shape, value) },
          selections { ($0.shape, $0.smoothness) = (shape, value) },
        ]
        for selection in all.joined() { #expect((0...1).contains(selection)) }
      }
    }
  }

  @Test func `modes combine selectors`() {
    let modes: [RangeSelector.Mode] = [
      .add, .subtract, .intersect, .minimum, .maximum, .difference,
    ]
    #expect(modes.map { $0.combine(0.75, 0.5) } == [1, 0.25, 0.375, 0.5, 0.75, 0.25])
    #expect(modes.map { $0.first(0.25) } == [0.25, 0.75, 0.25, 0.25, 0.25, 0.25])
  }
}

struct TextUnitsTests {
  /// Characters from a text in which `|` is a line break and `_` a blank.
  private func characters(_ text: String) -> [TextLayout.Character] {
    text.map { character in
      var result = TextLayout.Character()
      result.isBreak = character == "|"
      result.isBlank = character == "_"
      return result
    }
  }

  private func units(_ text: String, _ basis: Int) -> ([Int], Int) {
    let units = TextUnits(characters(text), basedOn: basis)
    return (units.indices, units.total)
  }

  @Test func `characters count, line breaks do not`() {
    #expect(units("ab_c|d", 1) == ([0, 1, 2, 3, 4, 4], 5))
  }

  @Test func `blanks do not count when they are excluded`() {
    #expect(units("a_b|c", 2) == ([0, 1, 1, 2, 2], 3))
  }

  @Test func `a word ends with a blank, a break or the text`() {
    #expect(units("ab_c|d", 3) == ([0, 0, 0, 1, 1, 2], 3))
  }

  @Test func `a line ends with a break or the text`() {
    #expect(units("ab|c", 4) == ([0, 0, 0, 1], 2))
  }

  @Test func `a shuffled order has every unit once, and is the same every time`() {
    let units = TextUnits(characters("abcdefghij"), basedOn: 1)
    let shuffled = units.shuffled(seed: 1)
    #expect(shuffled.indices.sorted() == Array(0..<10))
    #expect(shuffled.indices != units.indices)
    #expect(shuffled == units.shuffled(seed: 1))
  }
}

struct BidirectionalTextTests {
  /// The order in which characters are seen; א, ב, ג stand for text from right to left.
  private func visible(_ text: String) -> String {
    let characters = Array(text)
    let bidi = BidirectionalText(characters)
    return String(bidi.visualOrder(0..<characters.count).map { characters[$0] })
  }

  @Test func `text from left to right stays`() {
    #expect(visible("abc 12, d") == "abc 12, d")
    #expect(!BidirectionalText(Array("abc 1")).hasRightToLeft)
  }

  @Test func `a given direction decides on the paragraph before its characters do`() {
    let characters = Array("אב ?")
    func order(_ direction: Int?) -> String {
      let bidi = BidirectionalText(characters, direction: direction)
      return String(bidi.visualOrder(0..<characters.count).map { characters[$0] })
    }
    #expect(order(nil) == "? בא")
    #expect(order(1) == "? בא")
    #expect(order(0) == "בא ?")
  }

  @Test func `the first strong character decides on the paragraph`() {
    #expect(visible("a אב b") == "a בא b")
    #expect(visible("אב a גא") == "אג a בא")
    #expect(visible("אב!") == "!בא")
  }

  @Test func `numbers run to the right in text to the left`() {
    #expect(visible("אב 12") == "12 בא")
    #expect(visible("a 12 b") == "a 12 b")
  }
}
