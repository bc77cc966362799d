import CoreGraphics
import DeviceFixtures
import DeviceTesting
import Foundation
import HeadlessBehavior
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// Moves under the settings Reduce Motion and Prefer Cross-Fade Transitions.
@MainActor
@Suite(.doubts(.keyboard), .requirement("U385")) struct MotionTests {
    private func reduced(_ way: WayOfRoom) -> FilmedForm {
        FilmedForm(way, accessibility: { $0.isReduceMotionEnabled = true })
    }

    private func fading(_ way: WayOfRoom) -> FilmedForm {
        FilmedForm(
            way,
            accessibility: {
                $0.isReduceMotionEnabled = true
                $0.prefersCrossFadeTransitions = true
            })
    }

    // MARK: Prefer Cross-Fade Transitions

    @Test(
        "With Prefer Cross-Fade Transitions, content is in its place in the next picture",
        arguments: WayOfRoom.allCases)
    func crossFadeMovesAtOnce(way: WayOfRoom) {
        let screen = fading(way)
        let (top, bottom) = (screen.top, screen.form.frameInWindow(screen.form.scrollView).maxY)
        screen.shoot { screen.form.fields[9].becomeFirstResponder() }
        #expect(screen.room > 200)
        #expect(screen.top == screen.keyboardTop - 60)
        #expect(abs(screen.bottom - screen.keyboardTop) < 0.01)
        #expect(screen.tops.first == screen.top)
        #expect(screen.tops.jump(from: top, to: screen.top), "\(screen.tops)")
        let end = screen.form.frameInWindow(screen.form.scrollView).maxY
        #expect(screen.bottoms.jump(from: bottom, to: end), "\(screen.bottoms)")

        let shown = screen.top
        screen.shoot { screen.form.fields[9].resignFirstResponder() }
        #expect(screen.room == 0)
        #expect(screen.tops.jump(from: shown, to: screen.top), "\(screen.tops)")
        #expect(screen.bottoms.jump(from: end, to: bottom), "\(screen.bottoms)")
    }

    @Test(
        "With Prefer Cross-Fade Transitions, a keyboard that grows moves content at once",
        arguments: WayOfRoom.allCases)
    func crossFadeGrowsAtOnce(way: WayOfRoom) {
        let screen = fading(way)
        screen.device.keyboard.showsPredictions = false
        screen.device.focus(screen.form.fields[9])
        let (top, keyboardTop) = (screen.top, screen.keyboardTop)
        screen.shoot { screen.device.keyboard.showsPredictions = true }
        #expect(screen.keyboardTop < keyboardTop)
        #expect(screen.top == screen.keyboardTop - 60)
        #expect(screen.tops.jump(from: top, to: screen.top), "\(screen.tops)")
    }

    @Test(
        "The frame of a hide is empty or not, and no room is left, also between two fields",
        arguments: UIKitBehavior.CrossFadeFrame.allCases, WayOfRoom.allCases)
    func emptyFramesLeaveNoRoom(frame: UIKitBehavior.CrossFadeFrame, way: WayOfRoom) {
        let screen = FilmedForm(
            way,
            accessibility: {
                $0.isReduceMotionEnabled = true
                $0.prefersCrossFadeTransitions = true
            }, behavior: { $0.crossFadeFrame = frame })
        screen.device.focus(screen.form.fields[2])
        screen.form.fields[2].resignFirstResponder()
        screen.device.focus(screen.form.fields[9])
        #expect(screen.room > 200)
        #expect(screen.top == screen.keyboardTop - 60)
        screen.form.fields[9].resignFirstResponder()
        screen.device.settle()
        #expect(screen.room == 0)
    }

    // MARK: Reduce Motion

    @Test(
        "What the app asks for during a show goes on with it, and doesn't jump",
        arguments: WayOfRoom.ofAssistant)
    func callDuringShowJoinsIt(way: WayOfRoom) {
        let screen = reduced(way)
        let field = screen.form.fields[9]
        screen.shoot {
            field.becomeFirstResponder()
            screen.device.advance(by: 0.1)
            screen.assistant?.setRelatedViews([screen.form.fields[10]], for: field)
        }
        let steps = zip(screen.tops, screen.tops.dropFirst()).map { abs($1 - $0) }
        #expect(zip(steps, steps.dropFirst()).allSatisfy { $1 - $0 < 30 }, "\(steps)")
        #expect(screen.top < screen.keyboardTop - 100)
    }

    @Test(
        "With Reduce Motion, content is drawn with the keyboard in each picture",
        arguments: WayOfRoom.allCases)
    func reducedMotionGoesWithKeyboard(way: WayOfRoom) {
        let screen = reduced(way)
        for isShow in [true, false] {
            screen.shoot {
                if isShow {
                    screen.form.fields[9].becomeFirstResponder()
                } else {
                    screen.form.fields[9].resignFirstResponder()
                }
            }
            #expect((screen.room > 200) == isShow)
            let keyboard = screen.keyboardTops
            // A show begins below the screen, and a hide of no duration is over at once.
            guard keyboard.first != keyboard.last else { continue }
            for (own, other) in [screen.tops, screen.bottoms].flatMap({
                zip($0.progress, keyboard.progress)
            }) {
                #expect(abs(own - other) < 0.02, "\(own) \(other)")
            }
        }
    }

    @Test(
        "With Reduce Motion or more, a change of focus moves content at once",
        arguments: WayOfRoom.allCases, [true, false])
    func changeOfFocusJumps(way: WayOfRoom, isFading: Bool) {
        let screen = isFading ? fading(way) : reduced(way)
        screen.device.focus(screen.form.fields[1])
        let top = screen.top
        screen.shoot { screen.form.fields[9].becomeFirstResponder() }
        #expect(screen.top < top - 100)
        #expect(screen.tops.jump(from: top, to: screen.top), "\(screen.tops)")
    }

    @Test("Without the settings, a change of focus travels")
    func changeOfFocusTravels() {
        let screen = FilmedForm(.inset)
        screen.device.focus(screen.form.fields[1])
        let top = screen.top
        screen.shoot { screen.form.fields[9].becomeFirstResponder() }
        #expect(!screen.tops.jump(from: top, to: screen.top))
    }

    @Test("With Reduce Motion, the app's own calls move content at once", arguments: [false, true])
    func callsJump(isReduced: Bool) throws {
        let screen = FilmedForm(.inset, accessibility: { $0.isReduceMotionEnabled = isReduced })
        let assistant = try #require(screen.assistant)
        screen.device.focus(screen.form.fields[1])
        let top = screen.top
        screen.shoot {
            assistant.reposition(
                scrollView: screen.form.scrollView, toInputItem: screen.form.fields[9],
                constraint: .viewBottomToTopOfKeyboard, offset: 20)
        }
        #expect(screen.top == screen.keyboardTop - 60)
        #expect(screen.tops.jump(from: top, to: screen.top) == isReduced)

        let device = SimulatedDevice(.iPhone13)
        device.accessibility.isReduceMotionEnabled = isReduced
        let form = TestForm(bottom: .viewEdge)
        device.show(form)
        let other = form.automatic(form.plainNavigator())
        other.start()
        let film = device.film(form.scrollView)
        other.setBottomConstraintToKeyboard(keyboardHeight: 300, animated: true)
        device.advance(by: 1)
        let bottoms = film.pictures.compactMap { $0.views[0]?.maxY }
        #expect(bottoms.last == 544)
        #expect(bottoms.jump(from: 844, to: 544) == isReduced)
    }

    @Test("With Reduce Motion, the caret is followed at once", arguments: [false, true])
    func caretIsFollowedAtOnce(isReduced: Bool) throws {
        let screen = FilmedForm(.inset, accessibility: { $0.isReduceMotionEnabled = isReduced })
        let assistant = try #require(screen.assistant)
        let textView = UITextView(frame: CGRect(x: 20, y: 20, width: 300, height: 1000))
        textView.isScrollEnabled = false
        textView.text = Array(repeating: "line", count: 45).joined(separator: "\n")
        screen.form.content.addSubview(textView)
        assistant.navigator.addInputItem(inputItem: textView)
        screen.device.focus(textView)
        let top = screen.top
        screen.shoot {
            textView.selectedRange = NSRange(location: 0, length: 0)
            screen.device.type("a")
        }
        #expect(screen.top > top + 100)
        #expect(screen.tops.jump(from: top, to: screen.top) == isReduced, "\(screen.tops)")
    }

    @Test("A focus that changes while the keyboard moves joins its motion")
    func focusChangeJoinsMovingKeyboard() {
        let screen = reduced(.inset)
        screen.shoot {
            screen.form.fields[1].becomeFirstResponder()
            screen.device.advance(by: 0.1)
            screen.form.fields[9].becomeFirstResponder()
        }
        #expect(screen.top == screen.keyboardTop - 60)
        #expect(screen.tops.neverRises, "\(screen.tops)")
        #expect(screen.tops.largestStep < 100, "\(screen.tops)")
    }
}

/// How the simulated keyboard itself fades.
@MainActor
@Suite(.requirement("U385")) struct CrossFadeTests {
    @Test("With Prefer Cross-Fade Transitions, the keyboard and its guide don't travel")
    func keyboardFadesInPlace() throws {
        let device = SimulatedDevice(.iPhone13)
        device.accessibility.isReduceMotionEnabled = true
        device.accessibility.prefersCrossFadeTransitions = true
        let form = TestForm(bottom: .keyboardLayoutGuide)
        device.show(form)
        for isShow in [true, false] {
            let film = device.film(form.scrollView)
            if isShow {
                form.fields[0].becomeFirstResponder()
            } else {
                form.fields[0].resignFirstResponder()
            }
            var opacities: [CGFloat] = []
            for _ in 0..<12 {
                device.advance(by: 1.0 / 60)
                opacities.append(device.keyboard.drawnOpacity)
            }
            device.settle()
            film.stop()
            #expect(opacities.contains { $0 > 0.2 && $0 < 0.8 })
            #expect(
                isShow
                    ? opacities == opacities.sorted() : opacities.reversed() == opacities.sorted())
            #expect(device.keyboard.drawnOpacity == (isShow ? 1 : 0))
            let tops = Set(film.pictures.compactMap { $0.keyboard?.minY })
            #expect(tops == [508])
            let bottoms = Set(film.pictures.compactMap { $0.views[0]?.maxY })
            #expect(bottoms == [isShow ? 508 : 810])
        }
        #expect(device.keyboard.drawnFrame == nil)
    }

    @Test(
        "The notifications of a hide have an empty frame, or the usual one, and keep the duration",
        arguments: [
            (UIKitBehavior.CrossFadeFrame.zero, CGRect.zero),
            (.usual, CGRect(x: 0, y: 844, width: 390, height: 336)),
        ])
    func framesOfHide(frame: UIKitBehavior.CrossFadeFrame, end: CGRect) {
        var behavior = UIKitBehavior()
        behavior.crossFadeFrame = frame
        let usual = behavior.usualDuration.seconds
        let device = SimulatedDevice(.iPhone13, behavior: behavior)
        device.accessibility.isReduceMotionEnabled = true
        device.accessibility.prefersCrossFadeTransitions = true
        let form = TestForm()
        device.show(form)
        let diary = KeyboardDiary(device)
        device.focus(form.fields[0])
        #expect(diary.entries.count == 4)
        #expect(diary.entries.allSatisfy { $0.end?.minY == 508 && $0.duration == usual })
        diary.clear()
        form.fields[0].resignFirstResponder()
        device.settle()
        #expect(diary.notices == [.willChangeFrame, .willHide, .didChangeFrame, .didHide])
        #expect(diary.entries.allSatisfy { $0.end == end && $0.duration == usual })
    }

    @Test("A keyboard that is needed again while it fades out comes back, and takes touches")
    func keyboardComesBack() throws {
        let device = SimulatedDevice(.iPhone13)
        device.accessibility.isReduceMotionEnabled = true
        device.accessibility.prefersCrossFadeTransitions = true
        let form = TestForm()
        device.show(form)
        device.focus(form.fields[0])
        form.fields[0].resignFirstResponder()
        device.advance(by: 0.1)
        #expect(device.keyboard.drawnOpacity < 1)
        device.focus(form.fields[1])
        #expect(device.keyboard.drawnFrame?.minY == 508)
        #expect(device.keyboard.drawnOpacity == 1)
        device.accessibility.prefersCrossFadeTransitions = false
        form.fields[1].resignFirstResponder()
        device.settle()
        #expect(device.keyboard.drawnFrame == nil)
        device.focus(form.fields[1])
        #expect(device.keyboard.drawnOpacity == 1)
    }
}
