import LottieEngine
import LottieGeometry
import LottieModel
import LottieScene
import Testing

struct PathNodeTests {
  private func path(_ item: String) throws -> String {
    let line = try drawn(shapeLayer(item, fill())).first ?? ""
    return String(line.dropFirst("fill #000000 ".count))
  }

  @Test func `a rectangle starts at the top right and runs clockwise`() throws {
    #expect(try path(square(0, 0)) == "M10,0 L10,10 L0,10 L0,0 L10,0 Z")
  }

  @Test func `a rectangle may be reversed from the same corner`() throws {
    #expect(
      try path(#"{"ty":"rc","d":3,"p":{"k":[5,5]},"s":{"k":[10,10]}}"#)
        == "M10,0 L0,0 L0,10 L10,10 L10,0 Z"
    )
  }

  @Test func `a rounded rectangle starts below its first corner`() throws {
    #expect(
      try path(#"{"ty":"rc","p":{"k":[0,0]},"s":{"k":[20,20]},"r":{"k":2}}"#)
        == "M10,-8 L10,8 C10,9.104 9.104,10 8,10 L-8,10 C-9.104,10 -10,9.104 -10,8 L-10,-8 "
        + "C-10,-9.104 -9.104,-10 -8,-10 L8,-10 C9.104,-10 10,-9.104 10,-8 Z"
    )
  }

  @Test func `a rectangle's radius is at most half its shorter side`() throws {
    let maximum = try path(#"{"ty":"rc","p":{"k":[0,0]},"s":{"k":[20,40]},"r":{"k":10}}"#)
    #expect(try path(#"{"ty":"rc","p":{"k":[0,0]},"s":{"k":[20,40]},"r":{"k":500}}"#) == maximum)
    #expect(maximum.hasPrefix("M10,-10 L10,10 C10,15.519"))
  }

  @Test func `an ellipse starts on top and runs clockwise in four curves`() throws {
    #expect(
      try path(#"{"ty":"el","p":{"k":[0,0]},"s":{"k":[20,20]}}"#)
        == "M0,-10 C5.519,-10 10,-5.519 10,0 C10,5.519 5.519,10 0,10 "
        + "C-5.519,10 -10,5.519 -10,0 C-10,-5.519 -5.519,-10 0,-10 Z"
    )
  }

  @Test func `an ellipse may be reversed`() throws {
    #expect(
      try path(#"{"ty":"el","d":3,"p":{"k":[0,0]},"s":{"k":[20,20]}}"#)
        .hasPrefix("M0,-10 C-5.519,-10 -10,-5.519 -10,0")
    )
  }

  @Test func `a polygon's first vertex is on top`() throws {
    let polygon = #"{"ty":"sr","sy":2,"p":{"k":[0,0]},"pt":{"k":4},"or":{"k":10}"#
    #expect(try path(polygon + "}") == "M0,-10 L10,0 L0,10 L-10,0 L0,-10 Z")
    #expect(try path(polygon + #","d":3}"#) == "M0,-10 L-10,0 L0,10 L10,0 L0,-10 Z")
    #expect(try path(polygon + #","r":{"k":90}}"#) == "M10,0 L0,10 L-10,0 L0,-10 L10,0 Z")
  }

  @Test func `a polygon's roundness is a share of a quarter of an edge's arc`() throws {
    // 2π·10 / (4·4) = 3.927.
    #expect(
      try path(#"{"ty":"sr","sy":2,"p":{"k":[0,0]},"pt":{"k":4},"or":{"k":10},"os":{"k":100}}"#)
        .hasPrefix("M0,-10 C3.927,-10 10,-3.927 10,0")
    )
  }

  @Test func `a star has a notch after each point`() throws {
    #expect(
      try path(#"{"ty":"sr","sy":1,"p":{"k":[1,1]},"pt":{"k":2},"or":{"k":10},"ir":{"k":5}}"#)
        == "M1,-9 L6,1 L1,11 L-4,1 L1,-9 Z"
    )
  }

  @Test func `a star's points and notches have roundness of their own`() throws {
    // Outer: 2π·10 / (4·2) = 7.854; inner: half of 2π·5 / (4·2) = 1.963.
    #expect(
      try path(
        #"{"ty":"sr","sy":1,"p":{"k":[0,0]},"pt":{"k":2},"or":{"k":10},"ir":{"k":5},"os":{"k":100},"is":{"k":50}}"#
      ).hasPrefix("M0,-10 C7.854,-10 5,-1.963 5,0")
    )
  }

  @Test func `a part of a point counts for nothing, and less than one point is none`() throws {
    let star = #"{"ty":"sr","sy":2,"p":{"k":[0,0]},"or":{"k":10}"#
    #expect(try path(star + #","pt":{"k":4.9}}"#) == "M0,-10 L10,0 L0,10 L-10,0 L0,-10 Z")
    #expect(try path(star + #","pt":{"k":0.9}}"#).isEmpty)
    #expect(try path(star + #","pt":{"k":-4}}"#).isEmpty)
  }

  @Test func `a free path may be reversed, from the same vertex when it is closed`() throws {
    let ks = #""ks":{"k":{"v":[[0,0],[10,0],[10,10]],"c":true}}"#
    #expect(try path(#"{"ty":"sh",\#(ks)}"#) == "M0,0 L10,0 L10,10 L0,0 Z")
    #expect(try path(#"{"ty":"sh","d":3,\#(ks)}"#) == "M0,0 L10,10 L10,0 L0,0 Z")
  }
}
