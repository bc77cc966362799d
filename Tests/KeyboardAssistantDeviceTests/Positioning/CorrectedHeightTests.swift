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

/// Shows whose first height is wrong, and hides without duration.
@MainActor
@Suite(.doubts(.keyboard), .requirement("U387")) struct CorrectedHeightTests {
    @Test(
        "A height that is corrected before a picture is drawn moves content once, with the keyboard",
        arguments: WayOfRoom.allCases, UIKitBehavior.FirstHeight.allCases)
    func correctionAtOnceMovesOnce(way: WayOfRoom, height: UIKitBehavior.FirstHeight) {
        let screen = FilmedForm(way, behavior: { $0.firstHeight = height })
        screen.shoot { screen.form.fields[9].becomeFirstResponder() }

        #expect(screen.top == screen.keyboardTop - 60)
        #expect(abs(screen.bottom - screen.keyboardTop) < 0.01)
        #expect(screen.tops.neverRises && screen.bottoms.neverRises, "\(screen.tops)")
        #expect(screen.tops.last == screen.top)
        #expect(screen.tops.count > 30 && Set(screen.tops).count > 10)
        let keyboard = screen.keyboardTops.progress
        for (own, other) in [screen.tops, screen.bottoms].flatMap({ zip($0.progress, keyboard) }) {
            #expect(abs(own - other) < 0.02, "\(own) \(other)")
        }
    }

    @Test(
        "A height that is corrected some pictures later moves content on from where it is drawn",
        arguments: WayOfRoom.allCases, [1, 3, 8, 40])
    func laterCorrectionMovesOn(way: WayOfRoom, pictures: Int) {
        let screen = FilmedForm(way)
        let start = screen.top
        screen.device.keyboard.mode = .hardware(bar: true)
        screen.shoot {
            screen.form.fields[9].becomeFirstResponder()
            screen.device.advance(by: Double(pictures) / 60)
            screen.device.keyboard.mode = .docked
        }
        #expect(screen.keyboardTop == 508)
        #expect(screen.top == 448 && start > 700)
        #expect(abs(screen.bottom - 508) < 0.01)
        #expect(screen.tops.neverRises && screen.bottoms.neverRises, "\(screen.tops)")
        #expect(screen.tops.last == 448)
        #expect(screen.tops.largestStep < 100, "\(screen.tops.largestStep)")
        #expect(screen.keyboardTops.largestStep < 100)
    }

    @Test(
        "The height of a hardware keyboard's bar stays, without another show",
        arguments: WayOfRoom.allCases)
    func barStays(way: WayOfRoom) {
        let screen = FilmedForm(way)
        screen.device.keyboard.mode = .hardware(bar: true)
        screen.shoot { screen.form.fields[9].becomeFirstResponder() }
        let height = 844 - screen.keyboardTop
        #expect(height > 40 && height < 60)
        #expect(abs(screen.bottom - screen.keyboardTop) < 0.01)
        #expect(screen.tops.neverRises, "\(screen.tops)")
        screen.device.advance(by: 5)
        #expect(abs(screen.bottom - screen.keyboardTop) < 0.01)
    }

    @Test(
        "A hide without duration leaves neither room nor an animation",
        arguments: WayOfRoom.allCases, UIKitBehavior.FirstHeight.allCases)
    func hideWithoutDuration(way: WayOfRoom, height: UIKitBehavior.FirstHeight) {
        let screen = FilmedForm(
            way,
            behavior: {
                $0.hideDuration = .zero
                $0.firstHeight = height
            })
        let bottom = screen.form.frameInWindow(screen.form.scrollView).maxY
        screen.device.focus(screen.form.fields[9])
        screen.shoot { screen.form.fields[9].resignFirstResponder() }
        #expect(screen.room == 0)
        #expect(Set(screen.tops) == [screen.top])
        #expect(Set(screen.bottoms) == [bottom])
        #expect(screen.film.pictures.allSatisfy { $0.keyboard == nil })
    }

    @Test(
        "A hide without duration in the middle of a show draws nothing out of its place",
        arguments: WayOfRoom.allCases, [1, 5, 12, 20])
    func hideWithoutDurationDuringShow(way: WayOfRoom, pictures: Int) {
        let screen = FilmedForm(way, behavior: { $0.hideDuration = .zero })
        let bottom = screen.form.frameInWindow(screen.form.scrollView).maxY
        screen.shoot {
            screen.form.fields[9].becomeFirstResponder()
            screen.device.advance(by: Double(pictures) / 60)
            screen.form.fields[9].resignFirstResponder()
        }
        #expect(screen.room == 0)
        #expect(screen.bottoms.last == bottom)
        #expect(screen.tops.last == screen.top)
        #expect(screen.bottoms.allSatisfy { $0 > 507.9 && $0 < bottom + 0.1 }, "\(screen.bottoms)")
        #expect(screen.tops.allSatisfy { $0 > 447.9 && $0 < 787.1 }, "\(screen.tops)")
        #expect(screen.tops.largestStep < 100, "\(screen.tops)")
    }
}
