import Requirements
import Testing

@testable import KeyboardAssistant

@Suite struct FocusTrackTests {
    private typealias Change = FocusTrack<String>.Change

    @Test("A focus that moves on is one event, and one that ends is another", .requirement("U80"))
    func movingFocusIsOneEvent() {
        var track = FocusTrack<String>()

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

    @Test("Once the keyboard has left for good an end waits for nobody")
    func endWaitsForNobodyWithoutKeyboard() {
        var text = FocusTrack<String>()
        _ = text.began("A")
        let (hide, still) = (
            text.keyboardLeft(stillEditing: false, endIsAnnounced: true), text.focused
        )
        let end = text.ended("A")
        #expect(hide == nil && still == "A")
        #expect(end == Change(from: "A", to: nil))

        var other = FocusTrack<String>()
        _ = other.began("A")
        let silent = other.keyboardLeft(stillEditing: false, endIsAnnounced: false)
        #expect(silent == Change(from: "A", to: nil))

        var turned = FocusTrack<String>()
        _ = turned.began("A")
        let turn = turned.keyboardLeft(stillEditing: true, endIsAnnounced: true)
        let wait = turned.ended("A")
        #expect(turn == nil && wait == nil)
        #expect(turned.isLeaving)
    }

    @Test("An input that was still first responder when the keyboard left is looked at again")
    func inputIsRecheckedAfterKeyboardLeft() {
        var silent = FocusTrack<String>()
        _ = silent.began("A")
        let hide = silent.keyboardLeft(stillEditing: true, endIsAnnounced: false)
        let turned = silent.lookedAgain(isFirstResponder: true)
        let gone = silent.lookedAgain(isFirstResponder: false)
        #expect(hide == nil && turned == nil)
        #expect(gone == Change(from: "A", to: nil))

        var text = FocusTrack<String>()
        _ = text.began("A")
        _ = text.ended("A")
        let left = text.lookedAgain(isFirstResponder: false)
        #expect(left == Change(from: "A", to: nil))
    }

    /// What can be heard, in the words of a history.
    private enum Step: String, CaseIterable {
        case beginA, beginB, endA, endB, settle, forgetA, turn, hideText, hideOther, lookFirst,
            lookGone

        func apply(to track: inout FocusTrack<String>) -> Change? {
            switch self {
            case .beginA: track.began("A")
            case .beginB: track.began("B")
            case .endA: track.ended("A")
            case .endB: track.ended("B")
            case .settle: track.settle()
            case .forgetA: track.forget("A")
            case .turn: track.keyboardLeft(stillEditing: true, endIsAnnounced: true)
            case .hideText: track.keyboardLeft(stillEditing: false, endIsAnnounced: true)
            case .lookFirst: track.lookedAgain(isFirstResponder: true)
            case .lookGone: track.lookedAgain(isFirstResponder: false)
            case .hideOther: track.keyboardLeft(stillEditing: false, endIsAnnounced: false)
            }
        }
    }

    @Test("Whatever is heard, each event goes on where the last one ended, and nothing is lost")
    func everyShortHistory() {
        for history in sequences(of: Step.allCases, length: 4) {
            var (track, told): (FocusTrack<String>, String?) = (FocusTrack(), nil)
            for step in history {
                if let change = step.apply(to: &track) {
                    #expect(change.from == told && change.to != told, "\(history)")
                    told = change.to
                }
                #expect(track.told == told, "\(history)")
                #expect(track.focused == nil || track.focused == told, "\(history)")
                #expect(!track.isLeaving || track.focused == nil, "\(history)")
            }
            _ = track.ended(told ?? "A")
            _ = track.settle()
            #expect(track.told == nil, "\(history)")
        }
    }
}
