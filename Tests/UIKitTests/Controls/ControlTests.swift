import Foundation
import Testing
import UIKit

// Where a test names no source: Apple's reference of UIControl.
@MainActor
@Suite struct ControlTests {
    private let control = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 44))

    private func log(_ name: String, into notes: Notes) -> UIAction {
        UIAction { _ in notes.lines.append(name) }
    }

    @Test("Actions run in the order in which they were added")
    func actionsRunInTheOrderInWhichTheyWereAdded() {
        let notes = Notes()
        control.addAction(log("first", into: notes), for: .valueChanged)
        control.addAction(log("second", into: notes), for: .allEvents)

        control.sendActions(for: .valueChanged)

        #expect(notes.lines == ["first", "second"])
    }

    // Apple's reference: "subsequent actions with the same identifier replace previously added
    // actions".
    @Test("An action replaces an earlier one that has the same identifier")
    func anActionWithTheSameIdentifierReplacesTheFormer() {
        let notes = Notes()
        let name = UIAction.Identifier("save")
        control.addAction(
            UIAction(identifier: name) { _ in notes.lines.append("old") }, for: .touchUpInside)
        control.addAction(
            UIAction(identifier: name) { _ in notes.lines.append("new") }, for: .touchUpInside)

        control.sendActions(for: .touchUpInside)

        #expect(notes.lines == ["new"])
    }

    // Apple's reference: an action without an identifier gets a unique one.
    @Test("Actions without an identifier don't replace each other")
    func actionsWithoutIdentifierStandBesideEachOther() {
        let notes = Notes()
        control.addAction(log("a", into: notes), for: .touchDown)
        control.addAction(log("b", into: notes), for: .touchDown)

        control.sendActions(for: .touchDown)

        #expect(notes.lines == ["a", "b"])
    }

    @Test("An action is removed only from the events that are named")
    func anActionIsRemovedFromTheEventsNamedOnly() {
        let notes = Notes()
        let action = log("it", into: notes)
        control.addAction(action, for: [.touchDown, .touchUpInside])

        control.removeAction(action, for: .touchDown)
        control.sendActions(for: .touchDown)
        control.sendActions(for: .touchUpInside)

        #expect(notes.lines == ["it"])
        #expect(control.allControlEvents == .touchUpInside)
    }

    @Test("An action knows its sender only while it runs")
    func theSenderIsKnownOnlyWhileTheActionRuns() {
        var sender: Any?
        let action = UIAction { sender = $0.sender }
        control.addAction(action, for: .touchDown)

        control.sendActions(for: .touchDown)

        #expect(sender as? UIControl === control)
        #expect(action.sender == nil)
    }

    // Apple, isEnabled: being disabled stops touches, not what the app sends itself (assumed: A20).
    @Test("A disabled control still sends the actions that the app asks it to send")
    func aDisabledControlStillSendsWhatTheAppAsksFor() {
        let notes = Notes()
        control.addAction(log("sent", into: notes), for: .valueChanged)
        control.isEnabled = false

        control.sendActions(for: .valueChanged)

        #expect(notes.lines == ["sent"])
    }

    @Test("A control's state is the union of selected, highlighted and disabled, as they hold")
    func theStateIsTheUnionOfWhatIsTrue() {
        #expect(control.state == .normal)
        control.isSelected = true
        control.isHighlighted = true
        #expect(control.state == [.selected, .highlighted])
        control.isEnabled = false
        #expect(control.state == [.selected, .highlighted, .disabled])
    }

    @Test("A plain control's primary action runs for the primary event, not for a touch")
    func aPrimaryActionAnswersToThePrimaryEvent() {
        let notes = Notes()
        let control = UIControl(frame: .zero, primaryAction: log("primary", into: notes))

        control.sendActions(for: .touchUpInside)
        #expect(notes.lines.isEmpty)
        control.sendActions(for: .primaryActionTriggered)
        #expect(notes.lines == ["primary"])
    }

    @Test("The leading alignment is left, or right where one reads from right to left")
    func alignmentFollowsTheReadingDirection() {
        control.contentHorizontalAlignment = .leading
        #expect(control.effectiveContentHorizontalAlignment == .left)
        control.semanticContentAttribute = .forceRightToLeft
        #expect(control.effectiveContentHorizontalAlignment == .right)
    }
}

/// What happened, in order.
@MainActor
final class Notes {
    var lines: [String] = []
}
