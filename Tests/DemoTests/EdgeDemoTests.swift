import CoreGraphics
import Foundation
import HeadlessBehavior
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing

@testable import Demo

@MainActor
@Suite struct EdgeDemoTests {
    @Test("With --why, each of the five steps is followed by its moves", .requirement("U388"))
    func movesFollowSteps() {
        var lines: [String] = []
        let output = Output { lines.append($0) }
        #expect(EdgeDemo.run(picturesIn: nil, saysWhy: true, telling: output) == 0)
        #expect(lines.filter { $0 == "\nWhy:" }.count == 5)
        #expect(!lines.contains("  nothing has moved"))
        #expect(lines.contains { $0.hasSuffix(": content inset 260 → 0") })
        #expect(lines.contains { $0.contains("layout guide: is dragged") })
    }

    @Test(
        "The strip of a drag shows four moments, each wide enough on a page of 830 pixels",
        .requirement("U507"))
    func stripIsReadable() throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("edge-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(EdgeDemo.run(picturesIn: folder.path, telling: Output { _ in }) == 0)
        let svg = try String(
            contentsOf: folder.appendingPathComponent("edge-2-drag.svg"), encoding: .utf8)
        for words in [
            "A finger on the text", "0 ms, resting", "drags down", "300 ms, dragging",
            "and lets go", "Back at rest",
        ] {
            #expect(svg.contains(">\(words)</text>"), "\(words)")
        }
        #expect(svg.ranges(of: " ms, ").count == 4)
        let width = try #require(svg.firstMatch(of: /viewBox="0 0 ([0-9.]+)/)).output.1
        #expect(375 * 830 / (try #require(Double(width))) > 190)
    }

    @Test("A guide that follows a frame late is noticed", .requirement("U240"))
    func lateGuideIsNoticed() throws {
        var behavior = UIKitBehavior()
        behavior.keyboardGuide = .oneFrameLate
        var lines: [String] = []
        let scenes = Scenes(picturesIn: nil, telling: Output { lines.append($0) })
        let device = SimulatedDevice(.iPhoneSE, behavior: behavior)
        let failures = try EdgeDemo.play(on: device, in: scenes, saysWhy: false)
        #expect(failures > 20)
        #expect(failures == lines.filter { $0.contains("FAILED") }.count)
    }

    @Test(
        "A frame is off if the edge or the bar is more than half a point from the keyboard",
        arguments: [
            (400, 400, false), (400.5, 399.5, false), (400.6, 400, true), (400, 399.4, true),
            (CGFloat.nan, 400, true), (400, CGFloat.nan, true),
        ] as [(CGFloat, CGFloat, Bool)])
    func distanceOfFrame(edge: CGFloat, bar: CGFloat, isOff: Bool) {
        let frame = EdgeFrame(
            time: 0.25, keyboard: 400, edge: edge, motion: .animating, barTop: 356,
            barBottom: bar)
        #expect(frame.isOff == isOff)
        #expect(frame.line.hasSuffix("FAILED") == isOff)
        #expect(frame.line.count - (isOff ? 8 : 0) == EdgeFrame.heading.count)
    }
}

@Suite struct PictureStripTests {
    private let screen = """
        <svg xmlns="http://www.w3.org/2000/svg" width="100" height="200">
        <defs><clipPath id="d1"/></defs><g clip-path="url(#d1)"/></svg>

        """

    @Test("Pictures stand side by side, and don't share the names of what they define")
    func picturesStandSideBySide() {
        var strip = PictureStrip(screen: CGSize(width: 100, height: 200), title: "A drag")
        strip.pictures = [
            PictureStrip.Picture(
                svg: screen, captions: ["0 ms"], finger: CGPoint(x: 20, y: 30)),
            PictureStrip.Picture(svg: screen, captions: ["10 ms"], finger: nil),
        ]
        let svg = strip.svg
        #expect(svg.contains(#"viewBox="0 0 228 258""#))
        #expect(svg.contains("<title>A drag</title>"))
        #expect(svg.contains(#"translate(0 0)"#) && svg.contains(#"translate(128 0)"#))
        for name in ["p1-d1", "p2-d1"] {
            #expect(svg.ranges(of: "id=\"\(name)\"").count == 1)
            #expect(svg.ranges(of: "url(#\(name))").count == 1)
        }
        #expect(svg.ranges(of: "<circle").count == 1)
        #expect(svg.contains(">0 ms</text>") && svg.contains(">10 ms</text>"))
    }
}
