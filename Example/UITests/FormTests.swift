import XCTest

/// Plays three forms and checks that the focused field is never behind the keyboard or its bar.
final class FormTests: XCTestCase {
    private static let longForm: [FormPlayer.Field] = [
        "First name", "Last name", "City", "State", "Zip", "Country",
        .init("About you", .textView),
        "Favourite animal", "Favourite colour", "Favourite food", "Hobby",
        .init("Notes", .textView),
    ]

    override func setUpWithError() throws {
        continueAfterFailure = false
    }

    @MainActor
    func testRegistrationByReturn() {
        let player = FormPlayer(opening: "Registration form")
        player.play(
            ["First name", "Last name", "Email", .init("Password", .secureTextField)],
            goingOnBy: .returnKey)
        player.finish()
    }

    @MainActor
    func testLongFormByNext() {
        let player = FormPlayer(opening: "Long form")
        player.play(Self.longForm, goingOnBy: .nextButton)
        player.finish()
    }

    @MainActor
    func testNestedFormByTaps() {
        let player = FormPlayer(opening: "Nested form")
        player.play(Self.longForm, goingOnBy: .tap)
        player.finish()
    }
}
