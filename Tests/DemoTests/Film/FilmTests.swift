import CoreGraphics
import Foundation
import KeyCommandCustomization
import KeyboardAssistant
import Requirements
import Testing
import UIKit

@testable import Demo
@testable import SimulatedDevice

@MainActor
@Suite struct FilmTests {
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
        field.resignFirstResponder()
        device.settle()
        camera.cut(Film.Moment(event: "is left"))

        let moments = studio.films[0].moments
        #expect(moments.map(\.event) == ["appears", "is focused", "nothing happens", "is left"])
        #expect(moments[0].frames.map(\.drawing) == [0])
        let frames = moments[1].frames
        #expect(frames.count >= 4)
        #expect(frames.map(\.time) == frames.map(\.time).sorted())
        #expect(Set(frames.map(\.drawing)).count == frames.count)
        #expect(frames.last?.drawing == rest)
        #expect(moments[2].frames == [Film.Frame(time: 0, drawing: rest)])
        // Each moment has a time of its own.
        #expect(try #require(moments[3].frames.first).time < 0.1)
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
            studio.problems() == [
                "“A form”, “Press Return”: City is out of sight; not so: the form ends"
            ])
    }

    @Test(
        "In front of another screen, a sheet's inputs are told from top to bottom, its offset, and its room",
        .requirement("U442"))
    func sheetIsTold() throws {
        let (device, studio) = (SimulatedDevice(.iPhoneSE), FilmStudio())
        func screen(_ names: [String]) -> (UIViewController, UIScrollView, KeyboardAssistant) {
            let (screen, scrollView) = (UIViewController(), UIScrollView())
            scrollView.frame = CGRect(x: 0, y: 0, width: 375, height: 500)
            scrollView.contentSize.height = 800
            // The last name is the topmost.
            let fields = names.enumerated().map { index, name in
                let y = CGFloat(40 + 80 * (names.count - index))
                let field = UITextField(frame: CGRect(x: 20, y: y, width: 200, height: 40))
                field.accessibilityIdentifier = name
                scrollView.addSubview(field)
                return field
            }
            screen.view.addSubview(scrollView)
            let navigator = InputNavigator()
            navigator.addInputItems(inputItems: fields)
            return (
                screen, scrollView,
                KeyboardAssistant(scrollView: scrollView, navigator: navigator)
            )
        }
        let (form, formView, formAssistant) = screen(["City", "Name"])
        device.show(form)
        device.settle()
        let camera = FilmCamera(device, title: "A form and a sheet", in: studio, isSteady: true)
        camera.cut("the form appears", of: [formAssistant])
        try #require(formView.subviews.first).becomeFirstResponder()
        device.settle()
        camera.cut("tap", of: [formAssistant])
        let (sheet, sheetView, sheetAssistant) = screen(["Last", "First"])
        form.present(sheet, animated: false)
        device.settle()
        camera.cut("a sheet without an assistant of ours", of: [])
        camera.cut("the same", of: [sheetAssistant])
        sheetView.contentOffset.y = 30
        camera.cut("scroll", of: [sheetAssistant], in: sheetView)

        let facts = studio.films[0].moments.map { moment in
            moment.facts.reduce(into: [:]) { $0[$1.name] = $1.value }
        }
        #expect(facts[0]["In sight"] == "Name, City")
        #expect(facts[1]["In sight"] == "Name, City (edited)" && facts[1]["Room"] != "0 pt")
        // What is behind the sheet is no longer told.
        #expect(facts[2].keys.sorted() == ["In sight", "Keyboard covers"])
        #expect(facts[2]["In sight"] == "First, Last")
        #expect(facts[3]["Room"] == "0 pt")
        #expect(facts[4]["Offset"] == "30 pt")
    }

    @Test(
        "A field of which a footer covers a part isn't in sight: the film says what covers it",
        .requirement("U507"),
        arguments: [
            (0, "Street", nil, nil),
            (14, "no field", "Street (by Footer)", "Street is partly covered by Footer"),
            (30, "no field", nil, "Street is out of sight"),
        ] as [(CGFloat, String, String?, String?)])
    func partlyCoveredFieldIsTold(
        covered: CGFloat, inSight: String, partly: String?, problem: String?
    ) throws {
        final class Footer: UIView {}
        let (device, field, studio, camera) = film(steady: true)
        field.accessibilityIdentifier = "Street"
        let footer = Footer(frame: CGRect(x: 0, y: 140 - covered, width: 390, height: 60))
        footer.backgroundColor = .secondarySystemBackground
        field.superview?.addSubview(footer)
        camera.cut("the form appears")
        field.becomeFirstResponder()
        device.settle()
        camera.cut("tap")

        let facts = studio.films[0].moments.map { moment in
            moment.facts.reduce(into: [:]) { $0[$1.name] = $1.value }
        }
        #expect(facts[0]["In sight"] == inSight && facts[0]["Partly covered"] == partly)
        #expect(facts[1]["Partly covered"] == partly)
        #expect(studio.films[0].moments.map(\.problem) == [nil, problem])
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
}
