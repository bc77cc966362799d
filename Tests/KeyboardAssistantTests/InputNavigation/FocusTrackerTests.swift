import Requirements
import Testing

@testable import KeyboardAssistant

@Suite struct FocusTrackTests {
    private typealias Change = FocusTracker<String>.Change

    @Test("A focus that moves on is one event, and one that ends is another", .requirement("U80"))
    func movingFocusIsOneEvent() {
        var track = FocusTracker<String>()

        let first = track.began("A")
        let pause = track.ended("A")
        let between = track.focused
        let second = track.began("B")
        _ = track.ended("B")
        let (last, none) = (track.settle(), track.settle())

        #expect(first == Change(from: nil, to: "A"))
        #expect(pause == nil && between == nil)
        #expect(second == Change(from: "A", to: "B"))
        #expect(last == Change(from: "B", to: nil))
        #expect(none == nil)
    }

    @Test("Once the keyboard has left for good an end waits for no begin")
    func endWaitsForNoBeginWithoutKeyboard() {
        var text = FocusTracker<String>()
        _ = text.began("A")
        let (hide, still) = (
            text.keyboardLeft(stillEditing: false, endIsAnnounced: true), text.focused
        )
        let end = text.ended("A")
        #expect(hide == nil && still == "A")
        #expect(end == Change(from: "A", to: nil))

        var other = FocusTracker<String>()
        _ = other.began("A")
        let silent = other.keyboardLeft(stillEditing: false, endIsAnnounced: false)
        #expect(silent == Change(from: "A", to: nil))

        var turned = FocusTracker<String>()
        _ = turned.began("A")
        let turn = turned.keyboardLeft(stillEditing: true, endIsAnnounced: true)
        let wait = turned.ended("A")
        #expect(turn == nil && wait == nil)
        #expect(turned.isLeaving)
    }

    @Test("An input that was still first responder when the keyboard left is checked again")
    func inputIsRecheckedAfterKeyboardLeft() {
        var silent = FocusTracker<String>()
        _ = silent.began("A")
        let hide = silent.keyboardLeft(stillEditing: true, endIsAnnounced: false)
        let turned = silent.checked(isFirstResponder: true)
        let gone = silent.checked(isFirstResponder: false)
        #expect(hide == nil && turned == nil)
        #expect(gone == Change(from: "A", to: nil))

        var text = FocusTracker<String>()
        _ = text.began("A")
        _ = text.ended("A")
        let left = text.checked(isFirstResponder: false)
        #expect(left == Change(from: "A", to: nil))
    }

    /// The events of a history.
    private enum Step: String, CaseIterable {
        case beginA, beginB, endA, endB, settle, forgetA, rotate, hideText, hideOther, checkFirst,
            checkGone

        func apply(to track: inout FocusTracker<String>) -> Change? {
            switch self {
            case .beginA: track.began("A")
            case .beginB: track.began("B")
            case .endA: track.ended("A")
            case .endB: track.ended("B")
            case .settle: track.settle()
            case .forgetA: track.forget("A")
            case .rotate: track.keyboardLeft(stillEditing: true, endIsAnnounced: true)
            case .hideText: track.keyboardLeft(stillEditing: false, endIsAnnounced: true)
            case .checkFirst: track.checked(isFirstResponder: true)
            case .checkGone: track.checked(isFirstResponder: false)
            case .hideOther: track.keyboardLeft(stillEditing: false, endIsAnnounced: false)
            }
        }
    }

    @Test("Whatever happens, each event goes on where the last one ended, and nothing is lost")
    func everyShortHistory() {
        for history in sequences(of: Step.allCases, length: 4) {
            var (track, reported): (FocusTracker<String>, String?) = (FocusTracker(), nil)
            for step in history {
                if let change = step.apply(to: &track) {
                    #expect(change.from == reported && change.to != reported, "\(history)")
                    reported = change.to
                }
                #expect(track.lastReported == reported, "\(history)")
                #expect(track.focused == nil || track.focused == reported, "\(history)")
                #expect(!track.isLeaving || track.focused == nil, "\(history)")
            }
            _ = track.ended(reported ?? "A")
            _ = track.settle()
            #expect(track.lastReported == nil, "\(history)")
        }
    }
}
