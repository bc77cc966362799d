import DeviceFixtures
import DeviceTesting
import HeadlessBehavior
import Requirements
import SimulatedDevice
import Testing
import UIKit

@testable import KeyboardAssistant

/// What the assistant of a scene records of its moves.
@MainActor
@Suite(.doubts(.keyboard)) struct SceneMoveTests {
    private typealias Move = KeyboardAssistant.Move

    @Test(
        "The moves in all scroll views are kept, each with the event to which the scene responded",
        .requirement("U388"))
    func movesInAllScrollViewsAreKept() throws {
        let (scene, form) = (AssistedScene(), TestForm(fields: 12))
        let assistant = try #require(scene.assistant)
        scene.show(form)
        assistant.recordsMoves = true
        scene.edit(form.fields[10])
        let show = try #require(assistant.moves.first { !$0.changes.isEmpty })
        #expect(show.changes.first?.quantity == .contentInset && show.changes.first?.from == 0)
        #expect(show.inputClassName == "UITextField")
        #expect(show.cause != .app)

        let other = UITextView(frame: CGRect(x: 0, y: 100, width: 390, height: 700))
        other.text = String(repeating: "One line of the text.\n", count: 100)
        form.view.addSubview(other)
        let count = assistant.moves.count
        scene.edit(other)
        #expect(scene.assistance == .scrollView(other))
        let rooms = assistant.moves.dropFirst(count).flatMap(\.changes)
            .filter { $0.quantity == .contentInset }
        #expect(rooms.contains { $0.from == 0 && $0.to > 0 })
        #expect(rooms.contains { $0.from > 0 && $0.to == 0 })
        #expect(assistant.moves.contains(show))
        #expect(!assistant.moves.contains { $0.cause == .app })

        scene.endEditing()
        #expect(assistant.moves.last { !$0.changes.isEmpty }?.changes.first?.to == 0)
        assistant.recordsMoves = false
        #expect(assistant.moves == [])
        scene.edit(form.fields[3])
        #expect(assistant.moves == [] && !assistant.recordsMoves)
    }

    @Test(
        "An input that is left alone has its reason among the moves", .requirement("U388"),
        arguments: [true, false])
    func inputThatIsLeftAlone(isExcluded: Bool) throws {
        let (scene, form) = (AssistedScene(), TestForm(fields: 12))
        let assistant = try #require(scene.assistant)
        scene.show(form)
        assistant.recordsMoves = true
        if isExcluded { assistant.shouldAssist = { _ in false } }
        let own = isExcluded ? nil : form.automatic(form.plainNavigator())
        own?.start()

        scene.edit(form.fields[10])

        #expect(assistant.moves.last?.inactionReason == (isExcluded ? .excluded : .otherAssistant))
        #expect(assistant.moves.last?.inputClassName == "UITextField")
        #expect(assistant.moves.flatMap(\.changes) == [])
        own?.stop()
    }

    @Test("An input without a keyboard has that among the moves, once", .requirement("U388"))
    func inputWithoutKeyboard() throws {
        let (scene, form) = (AssistedScene(), TestForm(fields: 12))
        let assistant = try #require(scene.assistant)
        scene.show(form)
        scene.device.keyboard.mode = .hardware(bar: false)
        assistant.recordsMoves = true
        scene.edit(form.fields[10])
        #expect(assistant.moves.map(\.inactionReason) == [.noKeyboard])
        #expect(assistant.moves.first?.cause == .focus)
    }

    @Test("A presented screen's safe area is named", .requirement("U388"))
    func safeAreaIsNamed() throws {
        let (scene, screen) = (AssistedScene(), FlatScreen())
        let assistant = try #require(scene.assistant)
        scene.present(screen)
        assistant.recordsMoves = true
        scene.edit(screen.bottom)
        let change = try #require(assistant.moves.flatMap(\.changes).first)
        #expect(change.quantity == .additionalSafeArea && change.from == 0)
        #expect(
            assistant.moves.flatMap(\.changes).last?.to == screen.additionalSafeAreaInsets.bottom)
    }
}
