import Foundation
import Requirements
import SimulatedDevice
import Testing

@testable import Demo

@MainActor
@Suite struct FormDemoTests {
    @Test(
        "In each picture the field that is typed in is in sight, what the picture is about, and all of a button",
        .requirement("U507"),
        arguments: [
            (.dark, "Done"), (.arabic, "تم"), (.largeText, "Password"), (.sheet, "Register"),
            (.customBar, "Prev"), (.customView, "Custom Accessory View"),
            (.nested, "Gardening"), (.filter, "Apply"), (.glass, "Password"),
            (.darkGlass, "Password"), (.contrast, "Done"), (.opaque, "Password"), (.shapes, "Done"),
        ] as [(FormPictures.Scene, String)])
    func eachPictureShowsTypedInField(scene: FormPictures.Scene, words: String) {
        let picture = FormPictures(scene)

        #expect(picture.isFieldInSight && !picture.isButtonCut)
        #expect(picture.svg.contains(words))
        #expect(FormPictures(scene).svg == picture.svg)
    }

    @Test("A navigator alone tells of every move, and is drawn before, while typing, and after")
    func navigatorAloneTellsOfEveryMove() throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("navigator-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        var lines: [String] = []
        let output = Output { lines.append($0.trimmingCharacters(in: .whitespacesAndNewlines)) }
        try NavigatorDemo.run(Scenes(picturesIn: folder.path, telling: output))

        let pictures = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(
            pictures.sorted() == [
                "navigator-1-before.svg", "navigator-2-typing.svg", "navigator-3-after.svg",
            ])
        #expect(
            lines.dropFirst() == [
                "focus: First name", "focus: Last name", "focus: Email", "focus: Password",
                "focus: none",
            ])
    }
}
