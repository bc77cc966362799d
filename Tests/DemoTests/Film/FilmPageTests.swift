import CoreGraphics
import Foundation
import KeyboardAssistant
import Requirements
import Testing
import UIKit

@testable import Demo
@testable import SimulatedDevice

@MainActor
@Suite struct FilmPageTests {
    @Test(
        "The page has all in one document, and nothing in a film can end the script that it stands in",
        .requirement("U442"))
    func pageHasAllInOneDocument() throws {
        let (device, studio) = (SimulatedDevice(), FilmStudio())
        device.show(UIViewController())
        device.settle()
        FilmCamera(device, title: "A field", in: studio).cut(
            Film.Moment(
                event: "type </script><b>",
                facts: [Film.Fact(name: "In sight", value: "“A” & {B}")],
                why: ["focus: </script>"], problem: "out of sight"))
        let html = try FilmPage(films: studio.films, drawings: studio.drawings).html
        #expect(html.ranges(of: "</script>").count == 2)
        #expect(
            !html.contains("{films}") && !html.contains("{style}") && !html.contains("{script}"))
        #expect(!html.contains(/(src|href)="/))
        #expect(!html.contains(/url\(['"]?http|@import|fetch\(/))
        let start = try #require(html.range(of: "id=\"data\">")?.upperBound)
        let end = try #require(html[start...].range(of: "</script>")?.lowerBound)
        let data = try JSONSerialization.jsonObject(with: Data(html[start..<end].utf8))
        let group = ((data as? [String: Any])?["groups"] as? [[String: Any]])?.first
        let film = (group?["films"] as? [[String: Any]])?.first
        let moment = (film?["moments"] as? [[String: Any]])?.first
        #expect(moment?["event"] as? String == "type </script><b>")
        #expect(moment?["facts"] as? [[String]] == [["In sight", "“A” & {B}"]])
        #expect(moment?["problem"] as? String == "out of sight")
    }

    @Test("A page that can't be written is said so", .requirement("U442"))
    func unwrittenPageIsSaid() {
        let page = FilmPage(films: [], drawings: SharedDrawings())
        #expect(throws: FilmPage.NotWritten.self) { try page.write(to: "/dev/null/films") }
    }
}

@Suite struct CaptionTests {
    @Test(
        "A caption is as wide whatever the font, and smaller where it doesn't fit",
        .requirement("U507"), arguments: [(400, "31"), (100, nil)] as [(CGFloat, String?)])
    func captionFits(room: CGFloat, size: String?) throws {
        let svg = Caption(
            text: "With <KeyboardAssistant>", place: CGPoint(x: 200, y: 50), room: room, size: 31
        ).svg
        let width = try #require(svg.firstMatch(of: /textLength="([0-9.]+)"/)).output.1
        #expect(try #require(Double(width)) <= room)
        #expect(svg.contains("font-size=\"31\"") == (size != nil))
        #expect(svg.contains("x=\"200\"") && svg.contains("text-anchor=\"middle\""))
        #expect(svg.hasSuffix(">With &lt;KeyboardAssistant&gt;</text>"))
    }
}

@MainActor
@Suite struct ComparisonPictureTests {
    /// The share of the time, in percent, after which the last shot with a text becomes visible.
    private func start(of text: String, in svg: String) throws -> Double {
        let line = try #require(
            svg.split(separator: "\n").last { $0.hasSuffix(">\(text)</text></g>") })
        let name = try #require(line.firstMatch(of: /id="f(\d+)"/)).output.1
        let rule = try Regex(
            "@keyframes k\(name)\\{0%\\{visibility:hidden\\}([0-9.]+)%",
            as: (Substring, Substring).self)
        let share = try #require(svg.firstMatch(of: rule)).output.1
        return try #require(Double(share))
    }

    @Test(
        "By the same taps and keys, the field is hidden without the library and in sight with it",
        .requirement("U443"))
    func comparisonIsPlayed() throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("comparison-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let studio = FilmStudio()
        let scenes = Scenes(picturesIn: folder.path, telling: Output { _ in })
        #expect(try ComparisonDemo.play(scenes, in: studio) == 0)

        let (without, with) = (studio.films[0].moments, studio.films[1].moments)
        #expect(without.map(\.event) == with.map(\.event))
        let hidden = "Email is out of sight"
        #expect(without.map(\.problem) == [nil, hidden, hidden, hidden, hidden])
        #expect(with.map(\.problem) == [nil, nil, nil, nil, nil])
        let facts = without.map { $0.facts.map(\.name) }
        #expect(facts.allSatisfy { $0 == ["Keyboard covers", "Offset", "In sight"] })
        #expect(without.allSatisfy { $0.facts[1].value == "0 pt" && $0.why.isEmpty })
        let end = try #require(with.last).facts.first { $0.name == Film.Fact.inSight }
        #expect(end?.value == "Last name, Email, Password (edited)")
        let svg = try String(
            contentsOf: folder.appendingPathComponent("without-and-with.svg"), encoding: .utf8)
        #expect(svg.utf8.count < 160_000)
        #expect(svg.contains(">The field is hidden</text>"))
        #expect(svg.contains(">The field is in sight</text>"))
        // What is typed blindly for a password isn't suggested, and not read by a screen reader.
        #expect(!svg.contains("“"))
        let title = try #require(svg.firstMatch(of: /<title>(.*)<\/title>/)).output.1
        #expect(!title.contains("horse"))
        // What stays as it was is drawn once.
        #expect(svg.ranges(of: ">The field is hidden</text>").count == 1)
        #expect(try start(of: "The field is in sight", in: svg) > start(of: "Tap Email", in: svg))
        #expect(svg.contains("prefers-reduced-motion:no-preference"))
        let names = svg.matches(of: /href="#(\w+)"|url\(#(\w+)\)/)
            .compactMap { $0.output.1 ?? $0.output.2 }
        #expect(names.count > 100)
        let defined = Set(svg.matches(of: /\ id="(\w+)"/).map(\.output.1))
        #expect(names.allSatisfy { defined.contains($0) })
    }
}
