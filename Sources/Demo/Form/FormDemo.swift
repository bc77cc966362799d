import CoreGraphics
import Example
import Foundation
import KeyboardAssistant
import SimulatedDevice
import UIKit

/// Plays the registration form, prints what happens and draws it.
@MainActor
final class FormDemo {
    private let device = SimulatedDevice(.iPhone13)
    private let form = RegistrationViewController()
    private let pictures: PictureFolder

    private init(pictures: PictureFolder) {
        self.pictures = pictures
        device.show(UINavigationController(rootViewController: form))
        device.settle()
    }

    /// The exit status: 0, or 1 if a field was out of sight or a picture could not be written.
    static func run(picturesIn folder: String) -> Int32 {
        do {
            return try FormDemo(pictures: PictureFolder(path: folder)).play()
        } catch {
            complain("Demo: \(error)")
            return 1
        }
    }

    private func play() throws -> Int32 {
        print("A registration form on an iPhone 13, with an automatic KeyboardAssistant.\n")
        print(Timeline.heading)
        tell("the form appears")
        try draw("1-before")
        try playFields()
        try draw("3-after")
        try drawScenes()
        print("\nPictures: \(pictures.path)/1-before.svg, 2-typing.svg, 3-after.svg")
        print(
            "and the form in other settings: \(FormPictures.Scene.allCases.map(\.rawValue).joined(separator: ", "))"
        )
        return failures == 0 ? 0 : 1
    }

    private func playFields() throws {
        try step("tap First name") { try device.tap(form.txtFirstName) }
        try step("type “Jane”") { device.type("Jane") }
        try step("press Return (next)") { device.type("\n") }
        try step("type “Appleseed”") { device.type("Appleseed") }
        try step("tap Next in the bar") { try device.tap(bar.btNext) }
        try step("type “jane@example.com”") { device.type("jane@example.com") }
        try step("press Return (next)") { device.type("\n") }
        try step("type a password") { device.type("correct horse") }
        try draw("2-typing")
        try step("press Return (done)") { device.type("\n") }
        try step("tap Email") { try device.tap(form.txtEmail) }
        try step("tap Register account") {
            form.scrollView.scrollRectToVisible(
                form.btRegisterAccount.convert(form.btRegisterAccount.bounds, to: form.scrollView),
                animated: false)
            try device.tap(form.btRegisterAccount)
        }
    }

    private var bar: DefaultNavigationView {
        get throws {
            guard let bar = form.keyboardAssistant.navigator.defaultController else {
                throw Missing.bar
            }
            return bar
        }
    }

    private enum Missing: Error, CustomStringConvertible {
        case bar
        case picture(String)

        var description: String {
            switch self {
            case .bar: "the form's navigator has no bar"
            case .picture(let folder): "no picture can be written to \(folder)"
            }
        }
    }

    // MARK: Telling

    private var failures = 0

    private func step(_ event: String, _ action: () throws -> Void) throws {
        try action()
        device.settle()
        tell(event)
    }

    private func tell(_ event: String) {
        print(
            Timeline.line(
                Timeline.Entry(
                    time: VirtualClock.current.now, event: event, overlap: overlap,
                    room: -form.scrollViewBottomConstraint.constant,
                    offset: form.scrollView.contentOffset.y, inSight: inSight)))
    }

    private var overlap: CGFloat {
        device.keyboard.frame.map { device.screenSize.height - $0.minY } ?? 0
    }

    private var fields: [(name: String, field: UITextField)] {
        [
            ("First name", form.txtFirstName), ("Last name", form.txtLastName),
            ("Email", form.txtEmail), ("Password", form.txtPassword),
        ]
    }

    /// The fields that can be seen whole, the one that is typed in marked.
    private var inSight: String {
        let top = form.view.safeAreaInsets.top
        let bottom = device.keyboard.frame?.minY ?? device.screenSize.height
        let seen = fields.filter { field in
            let frame = field.field.convert(field.field.bounds, to: nil)
            let isSeen = frame.minY >= top && frame.maxY <= bottom
            if field.field.isFirstResponder, !isSeen { failures += 1 }
            return isSeen
        }
        return seen.map { $0.field.isFirstResponder ? "[\($0.name)]" : $0.name }
            .joined(separator: ", ")
    }

    /// Other devices come last: the newest is the one that the app runs on.
    private func drawScenes() throws {
        for scene in FormPictures.Scene.allCases {
            let picture = FormPictures(scene)
            if !picture.isFieldInSight { failures += 1 }
            try write(picture.svg, named: scene.rawValue)
        }
    }

    private func draw(_ name: String) throws {
        try write(device.picture(), named: name)
    }

    private func write(_ svg: String, named name: String) throws {
        do {
            try pictures.write(svg, named: name)
        } catch {
            throw Missing.picture(pictures.path)
        }
    }
}
