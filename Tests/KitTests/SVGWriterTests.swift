import Foundation
import LottieGeometry
import LottieKit
import LottieScene
import Testing

struct SVGWriterTests {
  @Test func `fills, strokes, gradients and groups are elements`() throws {
    let path = PathResource(BezierPath(Rect(x: 1, y: 2, width: 3, height: 4)))
    let gradient = Gradient(
      shape: .linear(start: .zero, end: Point(1, 0)),
      stops: [ColorStop(offset: 0, color: .black), ColorStop(offset: 1, color: .clear)]
    )
    let items: [DisplayItem.Content] = [
      .group(GroupItem(end: 3, opacity: 0.5, blend: .multiply, masks: [MaskItem(path: path)])),
      .fill(FillItem(path: path, paint: .solid(Color(red: 1, green: 0, blue: 0, alpha: 0.25)))),
      .stroke(
        StrokeItem(path: path, style: StrokeStyle(width: 2), paint: .gradient(gradient, opacity: 1))
      ),
    ]
    let list = DisplayList(
      size: Size(width: 10, height: 10),
      items: items.enumerated().map {
        DisplayItem(id: UInt32($0.offset), generation: 0, content: $0.element)
      }
    )
    let writer = SVGWriter(list, settings: RenderSettings(width: 20, height: 20))
    #expect(writer.problems.isEmpty)
    #expect(
      writer.text.contains(
        "<path d=\"M1 2L4 2L4 6L1 6L1 2Z\" fill=\"#ff0000\" fill-opacity=\"0.25\"/>"
      )
    )
    #expect(
      writer.text.contains("style=\"mix-blend-mode:multiply;isolation:isolate\" opacity=\"0.5\"")
    )
    #expect(writer.text.contains("stop-opacity=\"0\""))
    #expect(XMLCheck.isWellFormed(writer.text))
  }

  @Test(arguments: [
    (MatteItem.Mode.alpha, []), (.luma, []),
    (.opaqueLuma, ["a luma matte is drawn by SVG's luminance, times the alpha"]),
  ])
  func `a matte whose luminance SVG lacks is reported`(
    mode: MatteItem.Mode,
    problems: [String]
  ) {
    let fill = DisplayItem.Content.fill(
      FillItem(
        path: PathResource(BezierPath(Rect(x: 0, y: 0, width: 3, height: 4))),
        paint: .solid(.black)
      )
    )
    let matte = MatteItem(mode: mode, isInverted: false, sourceEnd: 2)
    let items = [.group(GroupItem(end: 3, matte: matte)), fill, fill].enumerated().map {
      DisplayItem(id: UInt32($0.offset), generation: 0, content: $0.element)
    }
    let writer = SVGWriter(
      DisplayList(size: Size(width: 9, height: 9), items: items),
      settings: RenderSettings(width: 9, height: 9)
    )
    #expect(writer.problems == problems)
  }

  @Test(arguments: [(SampleMixing.mean, "M1 "), (.sum, "M0 "), (.maximum, "M0 ")])
  func `of moments that are mixed the present is written`(
    mixing: SampleMixing,
    path: String
  ) {
    var group = GroupItem(end: 4)
    (group.samples, group.mixing) = (3, mixing)
    let fills = (0..<3).map { n in
      DisplayItem.Content.fill(
        FillItem(
          path: PathResource(BezierPath(Rect(x: Double(n), y: 0, width: 3, height: 4))),
          paint: .solid(.black)
        )
      )
    }
    let items = ([.group(group)] + fills).enumerated().map {
      DisplayItem(id: UInt32($0.offset), generation: 0, content: $0.element)
    }
    let writer = SVGWriter(
      DisplayList(size: Size(width: 9, height: 9), items: items),
      settings: RenderSettings(width: 9, height: 9)
    )
    #expect(writer.problems == ["motion blur and Echo are drawn at one moment"])
    #expect(writer.text.components(separatedBy: "<path ").count == 2)
    #expect(writer.text.contains("d=\"\(path)"))
  }
}

/// Whether tags open and close in order.
private enum XMLCheck {
  static func isWellFormed(_ text: String) -> Bool {
    var open: [Substring] = []
    for part in text.split(separator: "<").dropFirst(0) {
      guard let end = part.firstIndex(of: ">") else { return false }
      let tag = part[..<end]
      let name = tag.prefix { $0 != " " && $0 != "/" || tag.hasPrefix("/") && $0 == "/" }
      if tag.hasPrefix("/") {
        guard open.popLast() == tag.dropFirst() else { return false }
      } else if !tag.hasSuffix("/") {
        open.append(name)
      }
    }
    return open.isEmpty
  }
}
