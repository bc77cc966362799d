import CoreGraphics
import Foundation
import KeyboardAssistant
import Requirements
import Testing
import UIKit

@testable import Demo
@testable import SimulatedDevice

@MainActor
@Suite struct SharedDrawingsTests {
    /// A screen with a field that is typed in, after each text.
    private func drawings(typing texts: [String]) -> [SVGElement] {
        let (device, screen) = (SimulatedDevice(), UIViewController())
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        screen.view.addSubview(field)
        device.show(screen)
        field.becomeFirstResponder()
        return texts.map { text in
            device.type(text)
            device.settle()
            return device.drawing
        }
    }

    /// The definitions and the content of a drawing, with the parts where they stand.
    private func text(of drawing: Int, in shared: SharedDrawings) -> String {
        let parts = SharedParts(shared, used: shared.drawings.indices, worth: 24)
        func text(_ pieces: [SharedDrawings.Piece]) -> String {
            pieces.map { piece in
                switch piece {
                case .text(let text): text
                case .part(let index): text(parts.parts[index])
                }
            }.joined()
        }
        let names = shared.drawings[drawing].definitions
        return names.map { shared.definitions[$0] }.joined() + text(parts.content(of: drawing))
    }

    @Test(
        "A drawing has all that was drawn, in its order, and what it refers to",
        .requirement("U442"))
    func drawingIsWhole() throws {
        var shared = SharedDrawings()
        for drawing in drawings(typing: ["a", "b", "c"]) {
            let index = shared.add(drawing)
            let text = text(of: index, in: shared)
            let words = drawing.text.matches(of: />([^<>\n]+)<\/text>/).map(\.output.1)
            #expect(text.matches(of: />([^<>\n]+)<\/text>/).map(\.output.1) == words)
            #expect(words.count > 30)
            for tag in ["<rect", "<path", "<g", "</g>", "<clipPath"] {
                #expect(
                    text.ranges(of: tag).count == drawing.text.ranges(of: tag).count, "\(tag)")
            }
            for name in text.matches(of: /url\(#(\w+)\)/).map(\.output.1) {
                #expect(text.contains("id=\"\(name)\""))
            }
        }
    }

    @Test(
        "A drawing that looks the same is the same, and one that differs in a letter shares the rest",
        .requirement("U442"))
    func equalPartsAreShared() {
        var shared = SharedDrawings()
        let (first, second) = (drawings(typing: ["a"])[0], drawings(typing: ["b"])[0])
        let index = shared.add(first)
        let count = shared.parts.count
        #expect(count > 100)
        #expect(shared.add(first) == index)
        #expect(shared.parts.count == count)
        #expect(shared.add(second) != index)
        #expect(shared.parts.count < count + 25)
        #expect(shared.drawings.count == 2)
    }

    @Test("Equal definitions have one name, whatever their names were", .requirement("U442"))
    func definitionsAreNamedByContent() {
        func document(_ paths: [(name: String, width: String)]) -> SVGElement {
            var definitions = SVGElement("defs")
            var root = SVGElement("svg")
            var groups: [SVGElement] = []
            for path in paths {
                var clip = SVGElement("clipPath", ["id": path.name])
                clip.append(SVGElement("rect", ["width": path.width]))
                definitions.append(clip)
                groups.append(SVGElement("g", ["clip-path": "url(#\(path.name))"]))
            }
            root.append(definitions)
            root.append(contentsOf: groups)
            return root
        }
        var shared = SharedDrawings()
        let first = shared.add(document([("d1", "10"), ("d2", "20")]))
        let second = shared.add(document([("d1", "20"), ("d2", "10")]))
        #expect(shared.definitions.count == 2)
        #expect(
            text(of: first, in: shared).hasSuffix(
                #"<g clip-path="url(#d0)"/><g clip-path="url(#d1)"/>"#)
        )
        #expect(
            text(of: second, in: shared).hasSuffix(
                #"<g clip-path="url(#d1)"/><g clip-path="url(#d0)"/>"#))
    }
}

@MainActor
@Suite struct FilmTests {
    private let screen = CGSize(width: 390, height: 844)

    /// A device with a form, and a film of it.
    private func film(steady: Bool) -> (SimulatedDevice, UITextField, FilmStudio, FilmCamera) {
        let (device, studio) = (SimulatedDevice(), FilmStudio())
        let controller = UIViewController()
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        controller.view.addSubview(field)
        device.show(controller)
        device.settle()
        let camera = FilmCamera(device, title: "A field", in: studio, isSteady: steady)
        return (device, field, studio, camera)
    }

    @Test(
        "A moment has the pictures of what moves, in order, and at last the screen at rest",
        .requirement("U442"))
    func momentHasPictures() throws {
        let (device, field, studio, camera) = film(steady: false)
        camera.cut(Film.Moment(event: "appears"))
        field.becomeFirstResponder()
        device.settle()
        camera.cut(Film.Moment(event: "is focused"))
        let rest = studio.drawings.drawings.count - 1
        camera.cut(Film.Moment(event: "nothing happens"))

        let moments = studio.films[0].moments
        #expect(moments.map(\.event) == ["appears", "is focused", "nothing happens"])
        #expect(moments[0].frames.map(\.drawing) == [0])
        let frames = moments[1].frames
        #expect(frames.count >= 4)
        #expect(frames.map(\.time) == frames.map(\.time).sorted())
        #expect(Set(frames.map(\.drawing)).count == frames.count)
        #expect(frames.last?.drawing == rest)
        #expect(moments[2].frames == [Film.Frame(time: 0, drawing: rest)])
    }

    @Test("A steady film has one picture a moment", .requirement("U442"))
    func steadyFilmHasOnePicture() {
        let (device, field, studio, camera) = film(steady: true)
        camera.cut(Film.Moment(event: "appears"))
        field.becomeFirstResponder()
        device.settle()
        camera.cut(Film.Moment(event: "is focused"))
        #expect(studio.films[0].moments.map(\.frames.count) == [1, 1])
    }

    @Test(
        "A film that is stopped takes no more pictures, and lets go of the device",
        .requirement("U442"))
    func stoppedFilmIsDone() {
        weak var released: SimulatedDevice?
        let studio = FilmStudio()
        do {
            let device = SimulatedDevice()
            device.show(UIViewController())
            device.settle()
            released = device
            let camera = FilmCamera(device, title: "Nothing", in: studio)
            camera.stop()
            device.advance(by: 1)
        }
        #expect(studio.drawings.drawings.isEmpty)
        #expect(released == nil)
    }

    @Test(
        "A moment of a form has the keyboard's numbers, what is in sight, why, and what is wrong",
        .requirement("U442"))
    func momentOfFormHasFacts() throws {
        let (device, studio) = (SimulatedDevice(.iPhoneSE), FilmStudio())
        let (screen, scrollView) = (UIViewController(), UIScrollView())
        scrollView.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
        scrollView.contentSize.height = 900
        let fields = [80, 560].map {
            UITextField(frame: CGRect(x: 20, y: $0, width: 200, height: 40))
        }
        fields[0].placeholder = "Name"
        fields[1].accessibilityIdentifier = "City"
        for field in fields { scrollView.addSubview(field) }
        screen.view.addSubview(scrollView)
        device.show(screen)
        device.settle()
        let navigator = InputNavigator()
        navigator.addInputItems(inputItems: fields)
        let assistant = KeyboardAssistant(scrollView: scrollView, navigator: navigator)
        let camera = FilmCamera(device, title: "A form", in: studio)
        camera.cut("the form appears", of: [assistant])
        fields[1].becomeFirstResponder()
        device.settle()
        camera.cut("tap", of: [assistant])
        device.keyboard.mode = .floating(CGRect(x: 225, y: 300, width: 150, height: 200))
        device.settle()
        camera.cut("float the keys", of: [assistant])
        device.keyboard.mode = .docked
        device.settle()
        scrollView.contentOffset.y = 0
        camera.cut("↩", of: [assistant])
        camera.report("not so: the form ends")

        let moments = studio.films[0].moments
        #expect(
            moments.map(\.event) == [
                "The form appears", "Tap City", "Float the keys", "Press Return",
            ])
        #expect(
            moments[0].facts.map(\.value) == ["0 pt", "0 pt", "-20 pt", "Name, City"])
        let top = try #require(device.keyboard.frame?.minY)
        let offset = 600 + 20 - top
        #expect(
            moments[1].facts.map(\.value) == [
                "\(Double(667 - top).points) pt", "\(Double(667 - top).points) pt",
                "\(Double(offset).points) pt", "City (edited)",
            ])
        #expect(moments[1].why.contains { $0.contains("content inset 0 →") })
        #expect(moments[2].facts[0].value == "0 pt" && moments[2].facts[1].value == "0 pt")
        #expect(moments.map(\.problem).prefix(3) == [nil, nil, nil])
        #expect(moments[3].problem == "City is out of sight; not so: the form ends")
        #expect(
            studio.problems == [
                "“A form”, “Press Return”: City is out of sight; not so: the form ends"
            ])
    }

    @Test(
        "Steps have the words that all films use, and keys names that can be pronounced",
        .requirement("U442"),
        arguments: [
            ("tap", "Tap Email", "Tap Email"),
            ("Next", "Tap Next in the bar", "Tap Next in the bar"),
            ("↩", "Press Return", "Press Return"), ("⇧⇥", "Press Shift-Tab", "Press Shift-Tab"),
            ("press ⌥⌘↓", "Press ⌥⌘↓", "Press Option-Command-Down Arrow"),
            ("turn the phone", "Turn the phone", "Turn the phone"),
        ])
    func eventsHaveWords(step: String, event: String, spoken: String) {
        let moment = Film.Moment(event: Film.Moment.event(of: step, editing: "Email"))
        #expect(moment.event == event)
        #expect(moment.spokenEvent == spoken)
    }

    @Test("A film is found by the words of its title", .requirement("U442"))
    func filmHasName() {
        let film = Film(
            title: "A note, “dragged” – on an iPhone 13", group: .edge, width: 1, height: 1)
        #expect(film.name == "a-note-dragged-on-an-iphone-13")
    }

    @Test(
        "The page has all in one document, and nothing in a film can end the script that it stands in",
        .requirement("U442"))
    func pageHasAllInOneDocument() throws {
        let (_, _, studio, camera) = film(steady: false)
        camera.cut(
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

@MainActor
@Suite struct ComparisonPictureTests {
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
        #expect(
            with.last?.facts.last?.value == "First name, Last name, Email, Password (edited)")
        let svg = try String(
            contentsOf: folder.appendingPathComponent("without-and-with.svg"), encoding: .utf8)
        #expect(svg.utf8.count < 160_000)
        #expect(svg.contains(">The field is hidden</text>"))
        #expect(svg.contains(">The field is in sight</text>"))
        #expect(svg.contains("prefers-reduced-motion:no-preference"))
        let names = svg.matches(of: /href="#(\w+)"|url\(#(\w+)\)/)
            .compactMap { $0.output.1 ?? $0.output.2 }
        #expect(names.count > 100)
        let defined = Set(svg.matches(of: /\ id="(\w+)"/).map(\.output.1))
        #expect(names.allSatisfy { defined.contains($0) })
    }
}
